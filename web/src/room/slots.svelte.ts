// Places around the game that the game fills: a line in the top bar, the history of the deal, the sheet.
import { getContext, setContext, type Snippet } from 'svelte';

class Slots {
  /** A few words in the top bar: "deal 3 of 6". */
  info = $state.raw<Snippet>();
  /** What happened in this deal, newest first: on the left of a wide page, in a sheet of its own otherwise. */
  history = $state.raw<Snippet>();
  /** The standing: on the right of a wide page, in a sheet of its own otherwise. */
  sheet = $state.raw<Snippet>();
  /** What keys do in this game, for the help. */
  keys = $state.raw<() => Key[]>();
  usual: Filled = {};
}

export type Key = { keys: string; says: string };

export type { Slots };
export type Filled = { info?: Snippet; history?: Snippet; sheet?: Snippet; keys?: () => Key[] };

const NAMES = ['info', 'history', 'sheet', 'keys'] as const;

const KEY = Symbol('slots');

/** The table page opens them, with what is there as long as no game fills it. */
export function openSlots(usual: Filled): Slots {
  return setContext(KEY, Object.assign(new Slots(), usual, { usual }));
}

/** A component at the table fills some of them for as long as it is there; call it while it is made: `fillSlots({ info })`. */
export function fillSlots(parts: Filled): void {
  const slots = getContext<Slots | undefined>(KEY);
  if (!slots) return;
  $effect.pre(() => {
    Object.assign(slots, parts);
    return () => {
      for (const name of NAMES) if (slots[name] === parts[name]) Object.assign(slots, { [name]: slots.usual[name] });
    };
  });
}
