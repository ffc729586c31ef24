/** A number for somebody, an evening or a line: drawn, so that two phones without a connection do not draw the same. */
export const draw = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
