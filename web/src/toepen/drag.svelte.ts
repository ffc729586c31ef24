// Drawing a card up over the table plays it. A touch that hardly moves stays a touch.

/** So far up, in pixels, a card has been drawn over the table. */
const FAR = 56;
/** So far it is still a touch. */
const NEAR = 8;

export class Drag {
  card = $state<string | null>(null);
  dy = $state(0);

  #from: { x: number; y: number; pointer: number; card: string } | null = null;
  #moved = false;
  #played: (card: string) => void;

  constructor(played: (card: string) => void) {
    this.#played = played;
  }

  down(event: PointerEvent, card: string): void {
    if (event.button !== 0) return;
    this.#from = { x: event.clientX, y: event.clientY, pointer: event.pointerId, card };
    this.#moved = false;
  }

  move(event: PointerEvent): void {
    const from = this.#from;
    if (!from || event.pointerId !== from.pointer) return;
    const dy = Math.min(0, event.clientY - from.y);
    if (!this.#moved && -dy < NEAR) return;
    if (!this.#moved) (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    this.#moved = true;
    this.card = from.card;
    this.dy = dy;
  }

  up(event: PointerEvent): void {
    const from = this.#from;
    if (!from || event.pointerId !== from.pointer) return;
    const far = this.#moved && from.y - event.clientY >= FAR;
    this.#rest();
    // The click that ends a drag comes at once, or not at all.
    setTimeout(() => (this.#moved = false));
    if (far) this.#played(from.card);
  }

  cancel(): void {
    this.#rest();
    this.#moved = false;
  }

  /** Is a click only the end of a drag? */
  get swallows(): boolean {
    return this.#moved;
  }

  #rest(): void {
    this.#from = null;
    this.card = null;
    this.dy = 0;
  }
}
