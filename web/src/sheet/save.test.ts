import { expect, it } from 'vitest';
import type { Operation } from '$wire';
import { plainName, withUnsent } from './save.ts';

const operation = (id: string): Operation => ({ id, base: 0, at: 1, change: { do: 'name', name: id } });

it('puts what was never sent at the end of a file, and nothing twice', () => {
  const file = `{"stamtafel":"sheet","version":1,"operations":[\n${JSON.stringify(operation('1'))}\n]}\n`;
  expect(JSON.parse(withUnsent(file, [operation('1'), operation('2')]))).toEqual({
    stamtafel: 'sheet',
    version: 1,
    operations: [operation('1'), operation('2')],
  });
});

it('calls a file by letters and digits alone', () => {
  expect([plainName('De Zon & co.'), plainName('../../etc'), plainName('Ünder 12')]).toEqual(['de-zon-co', 'etc', 'ünder-12']);
});
