/** How a book that is shown leads from one place to another. */
export type Reading = {
  /** The address of a rule or section. */
  hash: (place: string) => string;
  /** It was pressed. */
  go: (event: MouseEvent, place: string) => void;
};
