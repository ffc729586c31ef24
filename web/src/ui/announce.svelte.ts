// What screen readers are told, once each. App.svelte holds the two live regions.

type Said = { id: number; text: string };

/** How long a sentence stays in its region: long enough to be noticed, short enough not to be met while browsing. */
const STAYS = 4000;

class Announcer {
  polite = $state.raw<readonly Said[]>([]);
  now = $state.raw<readonly Said[]>([]);
}

export const announcer = new Announcer();

let last = 0;

/** Says a sentence: after what is being said, or at once. Several in a row are all heard, each once. */
export function announce(text: string, when: 'polite' | 'now' = 'polite'): void {
  const said = { id: (last += 1), text };
  announcer[when] = [...announcer[when], said];
  setTimeout(() => {
    announcer[when] = announcer[when].filter((one) => one !== said);
  }, STAYS);
}
