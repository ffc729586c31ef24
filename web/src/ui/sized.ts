// How large something is drawn, heard before it is painted. Nothing is laid out only to be asked: with a long table that is most of
// the time that drawing takes.
import type { Attachment } from 'svelte/attachments';

/** Hears how large an element is, once it is there and whenever that changes. */
export const sized =
  (heard: (element: HTMLElement) => void): Attachment<HTMLElement> =>
  (element) => {
    const observer = new ResizeObserver(() => heard(element));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  };
