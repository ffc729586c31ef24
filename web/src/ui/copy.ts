/** Copies a text; false if the browser does not let us, as many do on a page that came over plain http. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

/** The old way, which works without a secure page too. */
function copyByHand(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'unseen';
  const place = document.querySelector('dialog[open]') ?? document.body;
  const before = document.activeElement as HTMLElement | null;
  place.append(area);
  area.select();
  let done = false;
  try {
    done = document.execCommand('copy');
  } catch {
    done = false;
  }
  area.remove();
  before?.focus();
  return done;
}
