/** The times to answer that a table can have, in the order in which they are offered. */
export const TIMES = [
  { value: 'none', label: 'web-time-none' },
  { value: '20s', label: 'web-time-20s' },
  { value: '45s', label: 'web-time-45s' },
  { value: '2min', label: 'web-time-2min' },
  { value: 'day', label: 'web-time-day' },
] as const;
