// The words of the page, from the same files: what a test presses is called as the page calls it.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { bundleOf, fill } from '../../src/words/fluent.ts';
import { LANGS, type Lang } from './people.ts';

const FOLDER = resolve(import.meta.dirname, '../../../lang');
const bundles = Object.fromEntries(
  LANGS.map((lang) => {
    const files = [`${FOLDER}/${lang}.ftl`, `${FOLDER}/web/${lang}.ftl`, `${FOLDER}/learn/${lang}.ftl`];
    return [lang, bundleOf(lang, files.map((file) => readFileSync(file, 'utf8')).join('\n'))];
  }),
);

export const say = (key: string, args?: Record<string, string | number>, lang: Lang = 'en'): string =>
  fill(bundles[lang]!, key, args);
