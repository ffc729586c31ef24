// House rules while somebody chooses them: a preset, and what is otherwise. What switches there are, the server says.
import type { GameFacts, HouseRules, Switch, SwitchFacts } from '$wire';

export const presetOf = (rules: HouseRules, game: GameFacts): string => rules.preset ?? game.presets[0]!;

const same = (a: Switch | undefined, b: Switch | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The value of a switch under these rules. */
export function valueOf(rules: HouseRules, setting: SwitchFacts, game: GameFacts): Switch {
  const own = rules.switches?.[setting.name];
  return own === undefined ? (setting.values[presetOf(rules, game)] ?? null) : own;
}

/** The rules with a switch set; one that is as in the preset is not named. */
export function withSwitch(rules: HouseRules, setting: SwitchFacts, value: Switch, game: GameFacts): HouseRules {
  const { [setting.name]: _, ...others } = rules.switches ?? {};
  const usual = setting.values[presetOf(rules, game)];
  return { ...rules, switches: same(value, usual) ? others : { ...others, [setting.name]: value } };
}

/** The switches that have to be on for this one to be, and are not; those that they need included. */
export function lacking(rules: HouseRules, setting: SwitchFacts, game: GameFacts): SwitchFacts[] {
  const needed = game.settings.filter(({ name }) => setting.needs.includes(name));
  const off = needed.filter((one) => valueOf(rules, one, game) !== true);
  return [...new Set(off.flatMap((one) => [one, ...lacking(rules, one, game)]))];
}

/** The rules of a preset, with nothing otherwise. */
export const ofPreset = (game: string, preset: string): HouseRules => ({ game, preset, switches: {} });

/** How many switches are otherwise than in the preset. */
export const changes = (rules: HouseRules): number => Object.keys(rules.switches ?? {}).length;

/** Do they say the same? */
export function sameRules(a: HouseRules, b: HouseRules): boolean {
  const keys = new Set([...Object.keys(a.switches ?? {}), ...Object.keys(b.switches ?? {})]);
  return a.game === b.game && a.preset === b.preset && [...keys].every((key) => same(a.switches?.[key], b.switches?.[key]));
}

/** A switch like `target 52`: a word, and a number. */
export function countedOf(value: Switch): { word: string; number: number } | null {
  const [, word, number] = (typeof value === 'string' && /^([a-z]+) (\d+)$/.exec(value)) || [];
  return word === undefined ? null : { word, number: Number(number) };
}
