// What screen readers are told, once each. App.svelte holds the two live regions.
class Announcer {
  polite = $state('');
  now = $state('');
}

export const announcer = new Announcer();

/** Says a sentence: after what is being said, or at once. Said twice in a row, it is heard twice. */
export function announce(text: string, when: 'polite' | 'now' = 'polite'): void {
  const again = announcer[when] === text ? '\u00a0' : '';
  announcer[when] = text + again;
}
