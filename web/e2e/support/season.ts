// A season as long as a test wants it.

/** A book of so many evenings of toepen with so many hands each, as a file (docs/sheet.md); four of the people play on each. */
export function season(evenings: number, hands: number, people: number): string {
  const operations: unknown[] = [];
  const id = (): string => (operations.length + 1).toString(16).padStart(32, '0');
  const put = (change: unknown): void => {
    operations.push({ id: id(), base: operations.length, at: 1_790_000_000_000, change });
  };
  for (let person = 1; person <= people; person += 1) put({ do: 'add_person', person, name: `Person ${person}` });
  let line = 0;
  for (let evening = 1; evening <= evenings; evening += 1) {
    const seats = [0, 1, 2, 3].map((at) => 1 + ((evening + at * 3) % people));
    const date = new Date(Date.UTC(2020, 0, 1) + evening * 7 * 86_400_000).toISOString().slice(0, 10);
    put({ do: 'add_evening', evening, about: { date, house: { game: 'toepen' }, seats, dealer: seats[0] } });
    for (let place = 1; place <= hands; place += 1) {
      line += 1;
      const clips = seats.map((_, at) => 1 + ((line + at) % 3));
      put({ do: 'add_line', evening, line, place, players: seats, entry: { hand: { winner: line % 4, stakes: { clips } } } });
    }
  }
  return `{"stamtafel":"sheet","version":1,"operations":[\n${operations.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`;
}
