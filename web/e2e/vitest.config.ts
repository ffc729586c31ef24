import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

// Whole browsers against whole servers: two files at once are as much as two cores can do.
export default defineConfig({
  cacheDir: resolve(import.meta.dirname, '../node_modules/.vite'),
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // On a machine with other work a page can be late; what is wrong is wrong each time.
    retry: 2,
  },
});
