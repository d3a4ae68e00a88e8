import type { Page } from 'playwright/test';
import { forbidWebgl } from './forbid-webgl';
import { GamePage } from './game';
import { answerTo, shown } from './sums';
import type { Look, Walk } from './walks';

export const ASKING = 'racing.asking';
export const WAITING = 'racing.waiting';

/** The page of Math Facts Race as a player meets it. */
export class Race extends GamePage {
  constructor(page: Page) {
    super(page, '/math-facts');
  }

  override async openFrozen(query = ''): Promise<void> {
    await super.openFrozen(query);
    if ((await this.state()).startsWith('racing')) await this.pictureReady();
  }

  override start(name = 'Start Race'): Promise<void> {
    return super.start(name);
  }

  async asksNow(): Promise<string> {
    return (await this.question.textContent()) ?? '';
  }

  /** What is right now, as it is typed; `off` away from it. */
  async answer(off = 0): Promise<string> {
    return shown(answerTo(await this.asksNow()) + off);
  }

  async solve(): Promise<void> {
    await this.type(await this.answer());
  }

  async fail(): Promise<void> {
    await this.type(await this.answer(1));
  }

  /** So many right answers, and the questions that they were for. */
  solveMany(count: number): Promise<readonly string[]> {
    return this.answerMany(count, (question) => shown(answerTo(question)));
  }

  /** The history in the result, line by line. */
  history(): Promise<readonly string[]> {
    return this.page.locator('.answer-list li').allTextContents();
  }
}

const walk = (name: string, query: string, play: (race: Race, look: Look) => Promise<void>): Walk => ({
  name,
  take: async (page, look) => {
    const race = new Race(page);
    await race.openFrozen(`?mute&seed=3${query}`);
    await play(race, look);
  },
});

/** Right answers, a mistake, nonsense, the last seconds, a pause, and the end of a race. */
async function playRace(race: Race, look: Look): Promise<void> {
  await look('the menu');
  await race.start();
  await look('a question');
  await race.solve();
  await race.passUntilSeen('.race-message', 20);
  await race.pass(200);
  await look('a right answer');
  await race.fail();
  await race.passUntilSeen('.race-message[data-kind="wrong"]', 20);
  await race.pass(200);
  await look('a wrong answer');
  await race.type('abc');
  await look('nonsense');
  await race.passUntilBelow('time', 9, 1000);
  await look('the last seconds');
  await race.page.keyboard.press('Escape');
  await look('the pause');
  await race.button('Resume').click();
  await race.passUntilState('done');
  await look('the result');
}

/** Every screen and state of the game. */
export const WALKS: readonly Walk[] = [
  walk('a race along the coast', '&mode=division&difficulty=hard', playRace),
  walk('a race at the pace of the child', '&start&time=none&mode=multiplication', async (race, look) => {
    await look('a race without a limit');
    await race.solveMany(1);
    await race.fail();
    await race.passUntilState(WAITING);
    await look('a mistake that waits');
  }),
  {
    name: 'a race without a picture',
    take: async (page, look) => {
      await page.addInitScript(forbidWebgl);
      const race = new Race(page);
      await race.openFrozen('?mute&seed=3&start&mode=subtraction&difficulty=hard&time=longer');
      await look('a question without a picture');
      await race.fail();
      await race.passUntilState(WAITING);
      await look('a mistake without a picture');
    },
  },
];
