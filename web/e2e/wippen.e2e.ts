// A whole match of Wippen with two people and a computer player.
import { expect, it } from 'vitest';
import { Person } from './support/people.ts';
import { playOn, playWippen } from './support/play.ts';
import { begin, openTable, press, sit } from './support/tables.ts';
import { browser, server, withServer } from './support/whole.ts';
import { say } from './support/words.ts';

withServer();

it('is played to its end, proved and begun again', async () => {
  const rules = { game: 'wippen', preset: 'advanced', switches: { finish: 'games 2' } };
  const code = await openTable(server.url, rules);
  const people = [await Person.at(browser, server.url), await Person.at(browser, server.url, { lang: 'de' })] as const;
  const anna = await sit(people[0], server.url, code, 'Anna');
  const ben = await sit(people[1], server.url, code, 'Ben');
  await press(anna.person, 'web-add-computer', { name: say('computer-greedy') });
  await ben.person.page.getByRole('button', { name: say('web-ready', {}, 'de'), exact: true }).click();
  await begin(anna, []);

  await playOn([anna, ben], playWippen);

  expect(anna.wippen?.winner).not.toBeNull();
  expect(anna.wippen?.totals).toEqual(ben.wippen?.totals);
  // Everybody heard of every entry, once and in order.
  for (const { numbers } of [anna, ben]) {
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  }
  const end = anna.person.page.locator('section.end');
  await end.waitFor();
  // The points of the last game are 11 and the wips, less what a tie leaves.
  expect(await end.innerText()).toContain('W31');
  await end.getByRole('button', { name: say('web-end-fair-check'), exact: true }).click();
  await end.getByText(say('web-fair-right')).waitFor();
  await press(anna.person, 'web-end-rematch');
  await anna.person.page.getByRole('button', { name: say('web-start'), exact: true }).waitFor();
  for (const person of people) await person.leave();
});
