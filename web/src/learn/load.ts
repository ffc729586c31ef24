// Learning comes when it is wanted, with what the lessons say.
import { words, type Sources } from '../words/words.svelte.ts';

export const LESSONS: Sources = {
  nl: () => import('lessons:nl'),
  de: () => import('lessons:de'),
  en: () => import('lessons:en'),
};

export const loadLearn = () => words.with(import('./Learn.svelte'), LESSONS);
