// Figures as they are told.

/** The middle, the ninth of ten, and the most of some times in milliseconds. */
export const shown = (numbers: readonly number[]): string => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN).toFixed(1);
  return `median ${at(0.5)} ms, 90 % ${at(0.9)} ms, most ${at(1)} ms (${sorted.length})`;
};
