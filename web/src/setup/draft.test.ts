import { describe, expect, it } from 'vitest';
import type { GameFacts, HouseRules, SwitchFacts } from '$wire';
import { changes, countedOf, lacking, ofPreset, sameRules, valueOf, withSwitch } from './draft.ts';

const GAME = { game: 'wippen', presets: ['basic', 'advanced'] } as GameFacts;
const BUILDING: SwitchFacts = { name: 'building', kind: 'flag', needs: [], values: { basic: false, advanced: true } };
const STAKES: SwitchFacts = { name: 'toep_stakes', kind: 'choice', needs: [], values: { basic: [1], advanced: [1] } };

describe('house rules being chosen', () => {
  const basic = ofPreset('wippen', 'basic');

  it('are those of the preset where nothing is said', () => {
    expect(valueOf(basic, BUILDING, GAME)).toBe(false);
    expect(valueOf(ofPreset('wippen', 'advanced'), BUILDING, GAME)).toBe(true);
    expect(valueOf({ game: 'wippen' }, BUILDING, GAME)).toBe(false);
  });

  it('name only what differs from the preset', () => {
    const on = withSwitch(basic, BUILDING, true, GAME);
    expect(on.switches).toEqual({ building: true });
    expect(changes(on)).toBe(1);
    expect(valueOf(on, BUILDING, GAME)).toBe(true);
    expect(withSwitch(on, BUILDING, false, GAME).switches).toEqual({});
    expect(withSwitch(basic, STAKES, [1], GAME).switches).toEqual({});
    expect(withSwitch(basic, STAKES, [1, 2], GAME).switches).toEqual({ toep_stakes: [1, 2] });
  });

  it('lose what was otherwise with another preset', () => {
    expect(ofPreset('wippen', 'advanced')).toEqual({ game: 'wippen', preset: 'advanced', switches: {} });
  });

  it('tell what else has to be on', () => {
    const flag = (name: string, needs: string[] = []): SwitchFacts => ({ name, kind: 'flag', values: { basic: false }, needs });
    const settings = [flag('building'), flag('double', ['building']), flag('triple', ['double'])];
    const game = { ...GAME, settings } as GameFacts;
    const names = (rules: HouseRules) => lacking(rules, settings[2]!, game).map(({ name }) => name);
    expect(names(basic)).toEqual(['double', 'building']);
    expect(names(withSwitch(basic, settings[0]!, true, game))).toEqual(['double']);
    expect(names(withSwitch(basic, settings[1]!, true, game))).toEqual([]);
  });

  it('can be compared', () => {
    const one: HouseRules = { game: 'wippen', preset: 'basic' };
    expect(sameRules(one, { ...one, switches: {} })).toBe(true);
    expect(sameRules(one, { ...one, switches: { building: true } })).toBe(false);
    expect(sameRules({ ...one, switches: { a: [1, 2] } }, { ...one, switches: { a: [1, 2] } })).toBe(true);
    expect(sameRules(one, { ...one, preset: 'advanced' })).toBe(false);
  });
});

describe('a word with a number', () => {
  it('is taken apart', () => {
    expect(countedOf('target 52')).toEqual({ word: 'target', number: 52 });
    expect(countedOf('games 3')).toEqual({ word: 'games', number: 3 });
    expect(countedOf(true)).toBe(null);
    expect(countedOf('points')).toBe(null);
  });
});
