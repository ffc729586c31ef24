// It is your turn: said once, one soft knock, the sign of the tab changes. The tab's title is TablePage's.
import { untrack } from 'svelte';
import { play } from '../motion/sound.ts';
import type { Table } from '../table/table.svelte.ts';
import { announce } from '../ui/announce.svelte.ts';
import { ticking } from '../ui/clock.svelte.ts';
import { t } from '../words/words.svelte.ts';
import { leftOf } from './deadlines.ts';

const USUAL = '/icon.svg';
const TURN = '/icon-turn.svg';

/** So many seconds before the time is over it is said once. */
const SOON = 10;

/** Call it while the page of the table is made. */
export function followTurn(table: Table): void {
  const asked = $derived(table.asked && !table.facts?.paused);
  $effect(() => {
    const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!asked) return;
    if (sign) sign.href = TURN;
    untrack(() => announce(t('web-your-turn')));
    play('knock');
    return () => {
      if (sign) sign.href = USUAL;
    };
  });

  const deadline = $derived(asked && table.me !== null ? (table.facts?.pulse.deadlines[table.me] ?? null) : null);
  const soon = $derived.by(() => {
    if (deadline === null || table.facts?.pulse.stopped) return false;
    const left = leftOf(deadline, ticking() + table.clockAhead, table.facts?.turn_time ?? 'none');
    return left.unit === 'seconds' && left.value <= SOON && left.value > 0;
  });
  $effect(() => {
    if (soon) untrack(() => announce(t('web-time-soon', { count: SOON }), 'now'));
  });
}
