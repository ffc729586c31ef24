// The parts of the score pad come when they are wanted, with what they say.
import { words, type Sources } from '../words/words.svelte.ts';

const PAD: Sources = {
  nl: () => import('pad:nl'),
  de: () => import('pad:de'),
  en: () => import('pad:en'),
};

async function withWords<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, words.add(PAD)]);
  return loaded;
}

export const loadPages = () => withWords(import('./Pages.svelte'));
export const loadToSheet = () => withWords(import('./ToSheet.svelte'));
