// The keys of a replay.
import type { Projector } from './projector.svelte.ts';

const KEYS: Record<string, (projector: Projector) => void> = {
  ArrowLeft: (projector) => projector.by(-1),
  ArrowRight: (projector) => projector.by(1),
  PageUp: (projector) => projector.byChapter(false),
  PageDown: (projector) => projector.byChapter(true),
  Home: (projector) => projector.to(0),
  End: (projector) => projector.to(projector.last),
  ' ': (projector) => projector.toggle(),
};

/** What a key does; nothing where it belongs to whatever has the focus. */
export function keyFor(event: Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('select, textarea, dialog, input:not([type="range"])')) return null;
  // A slider has arrows of its own, a button its space bar.
  if (event.key !== ' ' && target?.closest('input')) return null;
  if (event.key === ' ' && target?.closest('button, a, summary')) return null;
  return KEYS[event.key] ?? null;
}
