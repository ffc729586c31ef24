import { t } from './words.svelte.ts';

/** The computer players of the server that the page has a name for. */
const NAMES: Record<string, string> = {
  random: 'computer-random',
  greedy: 'computer-greedy',
  sensible: 'computer-sensible',
};

/** How a computer player is called; one that is new to the page, as the server calls it. */
export const computerName = (computer: string): string => (NAMES[computer] ? t(NAMES[computer]) : computer);
