import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

// Figures for docs/performance.md, never a judgement: nothing of this is a test. One file at a time.
export default defineConfig({
  cacheDir: resolve(import.meta.dirname, '../node_modules/.vite'),
  test: {
    root: import.meta.dirname,
    include: ['**/*.measure.ts'],
    testTimeout: 600_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    disableConsoleIntercept: true,
  },
});
