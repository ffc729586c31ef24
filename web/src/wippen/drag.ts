// Dragging a card to where it is to be played: a short cut, beside choosing. A touch that hardly moves stays a touch.

type Drag = {
  /** Where it was let go: the key of something in the pot, or null for the table. */
  drop: (target: string | null) => void;
};

/** So far, in pixels, a touch stays a touch. */
const NEAR = 8;

/** An action for a card that can be dragged; what it can be dropped on has `data-drop` with its key, or empty. */
export function draggable(node: HTMLElement, drag: Drag): { update: (drag: Drag) => void; destroy: () => void } {
  let from: { x: number; y: number; pointer: number } | null = null;
  let moved = false;

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    moved = false;
    // A quick hand is off the card before it has moved twice.
    node.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== from?.pointer) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!moved && Math.hypot(dx, dy) < NEAR) return;
    moved = true;
    node.style.transform = `translate(${dx}px, ${dy}px)`;
    node.style.zIndex = '4';
    // While it is dragged, what lies under it is looked for.
    node.style.pointerEvents = 'none';
    mark(targetAt(event.clientX, event.clientY));
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== from?.pointer) return;
    const target = moved ? targetAt(event.clientX, event.clientY) : null;
    rest();
    // The click that ends a drag comes at once, or not at all.
    setTimeout(() => (moved = false));
    if (target) drag.drop(target.dataset.drop || null);
  };
  const rest = (): void => {
    from = null;
    mark(null);
    for (const name of ['transform', 'z-index', 'pointer-events']) node.style.removeProperty(name);
  };
  const click = (event: MouseEvent): void => {
    if (!moved) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };

  // A text that happens to be selected is not to be dragged instead.
  const native = (event: Event): void => event.preventDefault();

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', rest);
  node.addEventListener('dragstart', native);
  node.addEventListener('click', click, { capture: true });
  return {
    update: (other) => void (drag = other),
    destroy: rest,
  };
}

function targetAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? null;
}

let marked: HTMLElement | null = null;

/** Shows on what a card would be dropped. */
function mark(target: HTMLElement | null): void {
  if (marked === target) return;
  marked?.removeAttribute('data-over');
  marked = target?.dataset.drop ? target : null;
  marked?.setAttribute('data-over', '');
}
