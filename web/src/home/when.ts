// "3 hours ago", in the language of the page.

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
  ['week', 604_800_000],
];

/** How long ago something was; null if it is less than a minute, and not worth a word. */
export function ago(at: number, now: number, lang: string): string | null {
  const passed = now - at;
  const step = STEPS.findLast(([, length]) => passed >= length);
  if (!step) return null;
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.floor(passed / step[1]), step[0]);
}
