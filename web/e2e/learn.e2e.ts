// Learning: a whole course by mouse, another by keys alone; and how the pages are for those who hear them, on a narrow screen.
import type { GameCourse, Lesson, LessonTask, Tried } from '$wire';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { spokenKeys } from '../src/cards/card.ts';
import { partsOf } from '../src/wippen/notation.ts';
import { tabTo } from './support/keys.ts';
import { LANGS, Person, type Lang } from './support/people.ts';
import { picture as leavePicture } from './support/picture.ts';
import { until } from './support/seat.ts';
import { isSound } from './support/sound.ts';
import { browser, server, withServer } from './support/whole.ts';
import { say } from './support/words.ts';

withServer();

/** The whole page, when nothing moves any more. */
async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.STAMTAFEL_PICTURES) return;
  await page.waitForTimeout(400);
  await leavePicture(page, `learn-${name}`, { fullPage: true });
}

async function get<T>(path: string): Promise<T> {
  return (await fetch(`${server.url}/api/v1/lessons/${path}`)).json() as Promise<T>;
}

async function attempt(path: string, what: unknown): Promise<Tried> {
  const answer = await fetch(`${server.url}/api/v1/lessons/${path}`, { method: 'POST', body: JSON.stringify(what) });
  expect(answer.status, path).toBe(200);
  return answer.json() as Promise<Tried>;
}

type Way = { answer: number } | { move: string };

/** What solves a task, found by trying. */
async function wayOf(path: string, { asked, view }: LessonTask): Promise<Way> {
  for (const answer of asked?.choices ?? []) {
    if ((await attempt(path, { do: 'answer', answer })).solved) return { answer };
  }
  const moves = view.game === 'toepen' ? view.moves : [];
  for (const card of view.game === 'wippen' ? view.hand! : []) {
    const { moves: found } = await attempt(path, { do: 'ask', about: { what: 'card', card } });
    moves.push(...found.flatMap((move) => (move.move && !move.why ? [move.move] : [])));
  }
  for (const move of moves) {
    if ((await attempt(path, { do: 'play', move })).solved) return { move };
  }
  return expect.fail(`nothing solves ${path}`);
}

const choiceText = (task: LessonTask, choice: number, lang: Lang): string => {
  if (task.asked!.question === 'may') return say(choice ? 'learn-yes' : 'learn-no', {}, lang);
  if (!task.asked!.seats) return String(choice);
  return say(choice === 0 ? 'learn-you' : `learn-name-${choice}`, {}, lang);
};

const after = (page: Page) => page.locator('section.after');

/** The words with which a meaning begins in English. */
const VERBS = { capture: 'Take', build: 'Build', extend: '', add: 'Add', steal: 'Steal' };

async function byMouse(person: Person, task: LessonTask, way: Way): Promise<void> {
  const { page } = person;
  if ('answer' in way) {
    await page.locator('.choices button', { hasText: new RegExp(`^${choiceText(task, way.answer, person.lang)}$`) }).click();
    return;
  }
  const { kind, card, loose, builds } = partsOf(way.move);
  await page.locator(`[data-hand="${card}.0"]`).click();
  for (const text of [...builds, ...loose]) await page.locator(`[data-drop="${text}.0"]`).click();
  await page.locator('[data-meaning]:not([aria-disabled="true"])', { hasText: VERBS[kind] }).first().click();
}

async function byKeys(person: Person, task: LessonTask, way: Way): Promise<void> {
  const { page, lang } = person;
  const press = (key: string) => page.keyboard.press(key);
  const words = 'answer' in way ? choiceText(task, way.answer, lang) : '';
  if ('answer' in way) await tabTo(page, new RegExp(`^${words}$`));
  else if (way.move.length === 2) {
    const { rank, suit } = spokenKeys(way.move);
    const card = say('card-spoken', { rank: say(rank, {}, lang), suit: say(suit, {}, lang) }, lang);
    await tabTo(page, card);
    await press('Enter');
  } else if (way.move === 'toep') {
    // The heading may say the same.
    await press('Tab');
    await tabTo(page, /^Toep/);
    // Its letter, wherever the focus is on the table.
    await press('t');
    // A second press that comes at once is the same slip of the thumb.
    await page.waitForTimeout(200);
    return press('t');
  } else if (way.move === 'exchange') {
    await press('Tab');
    await tabTo(page, say('toepen-do-exchange', {}, lang));
    await press('Enter');
    await tabTo(page, say('toepen-do-exchange', {}, lang));
  } else if (way.move.startsWith('check')) {
    await press('Tab');
    await tabTo(page, say('web-toepen-check-short', {}, lang));
    await press('Enter');
    await tabTo(page, new RegExp(say('web-toepen-check', { player: 'Anna' }, lang)));
  } else {
    const answering = task.view.game === 'toepen' ? task.view.hand!.answering! : undefined;
    const stay = say(answering?.seeing ? 'toepen-do-see' : 'toepen-do-stay', { clips: answering?.price ?? 1 }, lang);
    await tabTo(page, way.move === 'stay' ? stay : say('toepen-do-fold', {}, lang));
  }
  await press('Enter');
}

/** Does every lesson of a game, one after another, as the page leads. */
async function course(person: Person, game: 'wippen' | 'toepen', act: typeof byMouse, on: () => Promise<void>): Promise<void> {
  const { page, lang } = person;
  const { lessons } = await get<GameCourse>(game);
  await page.goto(`${server.url}/#learn/${game}/${lessons[0]!.id}`);
  for (const [place, { id }] of lessons.entries()) {
    const { tasks } = await get<Lesson>(`${game}/${id}`);
    await page.getByRole('heading', { level: 1, name: say(`learn-${game}-${id}-title`, {}, lang), exact: true }).waitFor();
    for (const [number, task] of tasks.entries()) {
      const path = `${game}/${id}/${number + 1}`;
      const count = say('learn-task', { number: number + 1, all: tasks.length }, lang);
      await page.getByText(count, { exact: true }).waitFor();
      await act(person, task, await wayOf(path, task));
      await after(page).waitFor({ timeout: 10_000 }).catch(() => expect.fail(`nothing came of ${path}`));
      expect(await after(page).innerText(), path).toContain(say('learn-good', {}, lang));
      if (number === 0) await picture(page, `${game}-${id}`);
      await on();
    }
    const last = place + 1 === lessons.length;
    await page.getByText(say(last ? 'learn-course-done' : 'learn-lesson-done', {}, lang)).waitFor();
    if (last) break;
    const next = page.locator('a.next');
    if (act === byMouse) await next.click();
    else {
      await tabTo(page, say(`learn-${game}-${lessons[place + 1]!.id}-title`, {}, lang));
      await page.keyboard.press('Enter');
    }
  }
  await page.goto(`${server.url}/#learn`);
  const all = say('learn-progress', { done: lessons.length, all: lessons.length }, lang);
  await page.getByText(all, { exact: true }).waitFor();
}

it('teaches Wippen to somebody with a mouse', async () => {
  const person = await Person.at(browser, server.url, { lang: 'en', viewport: { width: 390, height: 844 } });
  const { page } = person;
  await page.getByRole('link', { name: say('web-home-learn') }).click();
  await page.getByRole('link', { name: say('learn-wippen-capture-title'), exact: true }).click();
  await course(person, 'wippen', byMouse, async () => {
    await page.getByRole('button', { name: say('learn-next'), exact: true }).click();
  });
  await picture(page, 'list-done');
  await person.leave();
});

it('teaches toepen to somebody with nothing but keys', async () => {
  const person = await Person.at(browser, server.url, { lang: 'nl', viewport: { width: 390, height: 844 } });
  const { page } = person;
  await course(person, 'toepen', byKeys, async () => {
    // What came of it has the focus: Enter goes on.
    await until('the button has the focus', () => page.evaluate(() => document.activeElement?.closest('.after') !== null));
    await page.keyboard.press('Enter');
  });
  await person.leave();
});

describe('an attempt that does not do it', () => {
  it('says which rule it breaks, with a way into the book', async () => {
    const person = await Person.at(browser, server.url, { lang: 'en', viewport: { width: 390, height: 844 } });
    const { page } = person;
    await page.goto(`${server.url}/#learn/wippen/must-capture`);
    await page.locator('[data-hand="Kh.0"]').click();
    const line = page.locator('div.line');
    await until('it says why', async () => (await line.innerText()).includes(say('learn-no-w11-must-capture')));
    expect(await page.getByRole('link', { name: 'Rule W11' }).last().getAttribute('href')).toBe('#/book/wippen/W11');
    await page.goto(`${server.url}/#learn/toepen/follow-suit`);
    await page.locator('[data-card="Ts"]').click();
    await page.locator('.notice', { hasText: say('learn-no-t16-follow-suit') }).waitFor();
    expect(await page.locator('.notice a').getAttribute('href')).toBe('#/book/toepen/T16');
    await person.leave();
  });

  it('says what happened, and can be made once more', async () => {
    const person = await Person.at(browser, server.url, { lang: 'en', viewport: { width: 390, height: 844 } });
    const { page } = person;
    await page.goto(`${server.url}/#learn/wippen/risk`);
    await page.locator('[data-hand="3h.0"]').click();
    await page.locator('[data-drop="6d.0"]').click();
    await page.locator('[data-meaning]', { hasText: 'Build' }).first().click();
    await after(page).waitFor();
    const told = await after(page).innerText();
    expect(told).toContain(say('learn-not-yet'));
    expect(told).toContain(say('learn-fact-built', { who: 'you', value: 9 }));
    expect(told).toContain(say('learn-fact-took-build', { who: 'you' }));
    await picture(page, 'not-yet');
    await isSound(person, 'an attempt that failed');
    await page.getByRole('button', { name: say('learn-again'), exact: true }).click();
    await page.locator('[data-hand="3h.0"]').waitFor();
    expect(await page.locator('[data-drop]').count()).toBeGreaterThan(3);
    await person.leave();
  });
});

const LOOKED_AT = ['learn', 'learn/wippen/build', 'learn/wippen/points', 'learn/toepen/answer', 'learn/toepen/check', 'learn/toepen/order'];

describe.each(LANGS)('in %s', (lang) => {
  it.each(['light', 'dark'] as const)('the pages are sound, %s', async (colorScheme) => {
    const person = await Person.at(browser, server.url, { lang, colorScheme, viewport: { width: 320, height: 568 } });
    const { page } = person;
    for (const hash of LOOKED_AT) {
      await page.goto(`${server.url}/#${hash}`);
      await page.locator(hash === 'learn' ? 'ol li' : '.task').first().waitFor();
      await isSound(person, hash);
      expect(await page.locator('body').innerText(), hash).not.toMatch(/\blearn-[a-z]+/);
      await picture(page, `${hash.replaceAll('/', '-')}-${lang}-${colorScheme}-320`);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${server.url}/#learn/wippen/capture`);
    await page.locator('.task').waitFor();
    await picture(page, `desk-${lang}-${colorScheme}`);
    await person.leave();
  });
});

it('reads aloud with voices of this device, and has no button where there are none', async () => {
  const voices = (local: boolean) => (person: Person) =>
    person.context.addInitScript((localService) => {
      const said: string[] = [];
      Object.assign(window, { said });
      const voice = { name: 'x', lang: 'en-GB', localService, default: true, voiceURI: 'x' };
      Object.defineProperty(window, 'speechSynthesis', {
        value: { getVoices: () => [voice], addEventListener() {}, cancel() {}, speak: ({ text }: { text: string }) => said.push(text) },
      });
      Object.assign(window, { SpeechSynthesisUtterance: class { constructor(readonly text: string) {} } });
    }, local);
  for (const local of [true, false]) {
    const person = await Person.at(browser, server.url, { lang: 'en' });
    const { page } = person;
    await voices(local)(person);
    await page.goto(`${server.url}/#learn/wippen/points`);
    await page.reload();
    await page.locator('.task').waitFor();
    const button = page.getByRole('button', { name: say('learn-read'), exact: true });
    expect(await button.count()).toBe(local ? 1 : 0);
    if (local) {
      await button.click();
      const said = await page.evaluate(() => (window as unknown as { said: string[] }).said.join(' '));
      expect(said).toContain('two of spades');
      expect(said).not.toContain('♠');
    }
    await person.leave();
  }
});
