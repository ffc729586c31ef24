// Arrows among things that lie in rows, of which one at a time has its place in the order of the Tab key.

type Box = { left: number; top: number; width: number; height: number };

const middle = ({ left, top, width, height }: Box): { x: number; y: number } => ({ x: left + width / 2, y: top + height / 2 });

/** The place to which an arrow goes from a place; null: out of the rows, or nowhere. */
export function neighbour(boxes: readonly Box[], place: number, key: string): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const next = place + (key === 'ArrowLeft' ? -1 : 1);
    return next >= 0 && next < boxes.length ? next : null;
  }
  if (key === 'Home') return 0;
  if (key === 'End') return boxes.length - 1;
  const here = boxes[place];
  if (!here || (key !== 'ArrowUp' && key !== 'ArrowDown')) return null;
  const down = key === 'ArrowDown';
  const from = middle(here);
  let best: number | null = null;
  let least = Infinity;
  boxes.forEach((box, other) => {
    const { x, y } = middle(box);
    const rows = down ? y - from.y : from.y - y;
    // Not in the same row, however unlike their heights are.
    if (rows < here.height / 2) return;
    const far = rows * 10 + Math.abs(x - from.x);
    if (far < least) [best, least] = [other, far];
  });
  return best;
}
