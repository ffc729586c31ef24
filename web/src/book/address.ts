// Where a rule book is: in the page, behind the `#`, and at the server. Both name the house rules in the same way.
import type { HouseRules, Switch } from '$wire';

/** What a switch is set to, as it stands in an address; the server reads it in the same way. */
const valueText = (value: Switch): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** House rules as the question of an address. */
function question(rules: HouseRules): URLSearchParams {
  const asked = new URLSearchParams();
  if (rules.preset) asked.set('rules', rules.preset);
  for (const [name, value] of Object.entries(rules.switches ?? {})) {
    if (value !== undefined) asked.append('set', `${name}=${valueText(value)}`);
  }
  return asked;
}

/** The address of a table's book in the page, at a rule or a section if one is named. */
export function bookHash(rules: HouseRules, place: string | null = null): string {
  const asked = question(rules).toString();
  return `#/book/${rules.game}${place ? `/${place}` : ''}${asked ? `?${asked}` : ''}`;
}

/** What such an address means; null: nothing. */
export function bookOf(hash: string): { rules: HouseRules; place: string | null } | null {
  const parts = /^#?\/?book\/(wippen|toepen)(?:\/([A-Za-z0-9]{1,20}))?\/?(?:\?(.*))?$/.exec(hash);
  if (!parts) return null;
  const asked = new URLSearchParams(parts[3] ?? '');
  const switches = Object.fromEntries(asked.getAll('set').map((set) => switchOf(set)));
  const preset = asked.get('rules');
  return { rules: { game: parts[1]!, ...(preset ? { preset } : {}), switches }, place: parts[2] ?? null };
}

function switchOf(set: string): [string, Switch] {
  const at = set.indexOf('=');
  if (at < 0) return [set, ''];
  const value = set.slice(at + 1);
  try {
    return [set.slice(0, at), JSON.parse(value) as Switch];
  } catch {
    return [set.slice(0, at), value];
  }
}

/** What to ask the server for the book, as a tree or as a file. */
export function bookPath(rules: HouseRules, lang: string, players?: number, ending = '', more: Record<string, string> = {}): string {
  const asked = question(rules);
  asked.set('lang', lang);
  if (players !== undefined) asked.set('players', String(players));
  for (const [name, value] of Object.entries(more)) asked.set(name, value);
  return `rules/${rules.game}/book${ending}?${asked}`;
}
