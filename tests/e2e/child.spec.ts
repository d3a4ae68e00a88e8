/* A simulated child plays real games over several days, and the map of its knowledge is compared
   with the truth. This is brief by default; CHILD_ANSWERS=300 is the full measurement (npm run
   test:child). */
import type { Page } from 'playwright/test';
import { Child } from './helpers/child';
import { GamePage } from './helpers/game';
import { expect, test } from './helpers/test';

const ANSWERS = Number(process.env['CHILD_ANSWERS'] ?? 60);
/** From this number onwards, every times-table fact has been asked, and the whole map is compared. */
const WHOLE_MAP_FROM = 300;
const ENOUGH = 0.85;
const RACES_A_DAY = 3;

/** Whether a question can be answered, or the round is over. */
const isTurnOrOver = (): boolean => {
  const state = document.querySelector('main')?.dataset['state'] ?? '';
  return state === 'done' || state.endsWith('.asking');
};

/** Plays a tables race to its end or up to `max` answers. Returns the number of answers. */
async function playRace(page: Page, child: Child, day: number, max: number): Promise<number> {
  const race = new GamePage(page, '/math-facts');
  await race.openFrozen('?mode=multiplication&difficulty=easy&start&mute&calm', day);
  for (let answers = 0; answers < max; answers++) {
    await race.passUntil(isTurnOrOver, null, 50);
    if ((await race.state()) === 'done') return answers;
    const { answer, thinkingMs, writingMs } = child.answer((await race.question.textContent()) ?? '');
    await race.pass(thinkingMs + writingMs);
    if ((await race.state()) === 'done') return answers;
    await page.keyboard.type(String(answer));
    await page.keyboard.press('Enter');
  }
  return max;
}

interface Tile {
  readonly fact: string;
  readonly known: string;
}

/** The tables' tiles as the map shows them. */
const readTiles = (): readonly Tile[] =>
  [...document.querySelectorAll<HTMLElement>('[data-fact]')].map(({ dataset }) => ({
    fact: dataset['fact'] ?? '',
    known: dataset['known'] ?? '',
  }));

test(`After ${ANSWERS} answers, the map agrees with what the child knows`, async ({ context }) => {
  test.setTimeout(ANSWERS * 10_000);
  const child = new Child(25);
  let [answers, day] = [0, 0];
  while (answers < ANSWERS) {
    for (let round = 0; round < RACES_A_DAY && answers < ANSWERS; round++) {
      const page = await context.newPage();
      answers += await playRace(page, child, day, ANSWERS - answers);
      // Answers are written when the page is idle or being left.
      await page.goto('about:blank');
      await page.close();
    }
    day += 1;
  }
  const map = await context.newPage();
  await map.goto('/progress/facts');
  // The page is sent with an empty map, which its scripts fill in.
  await map.locator('[data-fact][data-known]:not([data-known="new"])').first().waitFor();
  const products = (await map.evaluate(readTiles)).filter(({ fact }) => /^\d+x\d+$/.test(fact));
  expect(products).toHaveLength(144);
  const shown = ANSWERS >= WHOLE_MAP_FROM ? products : products.filter(({ known }) => known !== 'new');
  const agreeing = shown.filter(({ fact, known }) => ['right', 'quick'].includes(known) === child.knows(fact));
  const ratio = agreeing.length / shown.length;
  const states = ['new', 'learning', 'right', 'quick'].map(
    (state) => `${products.filter(({ known }) => known === state).length} ${state}`,
  );
  const description = `${answers} answers on ${day} days: ${(100 * ratio).toFixed(1)} % of ${shown.length} cells agree (${states.join(', ')})`;
  test.info().annotations.push({ type: 'measured', description });
  expect(ratio).toBeGreaterThanOrEqual(ENOUGH);
});
