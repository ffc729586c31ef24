// Our own drawings for toepen.

/** A paperclip in a box of 10 by 24. */
export const CLIP = 'M8.500 8v10a3.500 3.500 0 0 1-7 0V5.250a2.250 2.250 0 0 1 4.500 0V16a1 1 0 0 1-2 0V8';

/** A fist that knocks on the table, in a box of 48 by 48: the fingers, the thumb over them, the wrist. */
export const FIST = {
  fingers: [
    'M9 15a4 4 0 0 1 8 0v9H9z',
    'M17 12.500a4 4 0 0 1 8 0V24h-8z',
    'M25 12.500a4 4 0 0 1 8 0V24h-8z',
    'M33 15a4 4 0 0 1 8 0v9h-8z',
  ],
  palm: 'M9 24h32v8c0 4-3 7-6 8v4H16v-4c-4-1-7-4-7-8z',
  thumb: 'M9 25h17a4 4 0 0 1 0 8h-9',
} as const;
