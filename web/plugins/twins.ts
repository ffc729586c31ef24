import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes a compressed twin, `.gz`, beside every file of the built page that gets smaller by it; the server sends it. */
export function twins(): Plugin {
  let folder = '';
  return {
    name: 'twins',
    apply: 'build',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle: {
      sequential: true,
      handler() {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!/\.(html|js|css|svg|webmanifest)$/.test(name)) continue;
          const text = readFileSync(join(folder, name));
          const packed = gzipSync(text, { level: constants.Z_BEST_COMPRESSION });
          if (packed.length < text.length) writeFileSync(join(folder, `${name}.gz`), packed);
        }
      },
    },
  };
}
