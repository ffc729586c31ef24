// Where in the page we are. All of it stands behind the `#`, which browsers keep to themselves: a table's code is in no log.

export type Route =
  | { at: 'home' }
  | { at: 'new'; game: 'wippen' | 'toepen' }
  | { at: 'table'; code: string }
  | { at: 'replay'; code: string | null; match: number };

/** What a hash means; what means nothing is the first page. */
export function routeOf(hash: string): Route {
  const [head = '', second = '', third = ''] = decodeURIComponent(hash.replace(/^#/, '')).split('/');
  if (head === 'new') return { at: 'new', game: second === 'toepen' ? 'toepen' : 'wippen' };
  if (head === 'replay') return { at: 'replay', code: second || null, match: Number(third) || 1 };
  const code = head.toLowerCase().replace(/[\s-]/g, '');
  if (/^[0-9a-z]{10}$/.test(code)) return { at: 'table', code };
  return { at: 'home' };
}

class Place {
  route = $state.raw<Route>(routeOf(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.route = routeOf(location.hash);
    });
  }
}

export const place = new Place();

export const go = (hash: string): void => {
  location.hash = hash;
};
