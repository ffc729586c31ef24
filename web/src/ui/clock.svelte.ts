// The time of this device, which moves on every second for as long as something on the page shows it.
import { createSubscriber } from 'svelte/reactivity';

const follow = createSubscriber((moved) => {
  const timer = setInterval(moved, 1000);
  return () => clearInterval(timer);
});

/** Milliseconds since 1970; whoever reads it in a template is drawn again every second. */
export function ticking(): number {
  follow();
  return Date.now();
}
