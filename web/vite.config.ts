import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { messages } from './plugins/messages.ts';
import { twins } from './plugins/twins.ts';

// `npm run dev` serves the page with a server of the game beside it: `stamtafel serve --data … --public-url` that page.
const server = process.env.STAMTAFEL_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), messages(), twins()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    // A font or picture as data in a file would defeat the browser's cache, and the strict content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What pages share would come in some thirty files, each with its own headers, before the first card is dealt.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules\/(svelte|esm-env|@fluent)\/|src\/(ui|words|look|net)\// },
            { name: 'table', test: /src\/(cards|motion|table|wippen|toepen)\// },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/healthz': server } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'plugins/**/*.test.ts'] },
});
