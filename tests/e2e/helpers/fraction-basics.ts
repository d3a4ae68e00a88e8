import { expect, type Page } from 'playwright/test';
import { forbidWebgl } from './forbid-webgl';
import { GamePage } from './game';
import type { Look, Walk } from './walks';

const divisorOf = (one: number, other: number): number => (other === 0 ? one : divisorOf(other, one % other));
const simplest = (over: number, under: number): string => {
  const divisor = divisorOf(over, under);
  return `${over / divisor}/${under / divisor}`;
};

/** The right answer, worked out from the question alone, as "n/d" in its simplest form. */
export function answerTo(question: string): string {
  const decimal = /^Write (\d)\.(\d\d) as a fraction$/.exec(question);
  if (decimal !== null) return simplest(Number(`${decimal[1]}${decimal[2]}`), 100);
  const [first = 0, under = 1, second = 0, otherUnder = 1] = question.match(/\d+/g)?.map(Number) ?? [];
  if (question.startsWith('Simplify')) return simplest(first, under);
  const sign = question.includes('+') ? 1 : -1;
  return simplest(first * otherUnder + sign * second * under, under * otherUnder);
}

/** The page of Fraction Basics as a player meets it. */
export class Mill extends GamePage {
  constructor(page: Page) {
    super(page, '/fraction-basics');
  }

  /** The page has no menu: it opens with a question. */
  override async openFrozen(query = ''): Promise<void> {
    await super.openFrozen(query);
    await this.pictureReady();
  }

  readonly next = () => this.button('Next Question');

  async asks(): Promise<string> {
    return (await this.question.textContent()) ?? '';
  }

  /** What is right now. */
  async answer(): Promise<string> {
    return answerTo(await this.asks());
  }

  async solve(): Promise<void> {
    await this.type(await this.answer());
    await expect(this.next()).toBeVisible();
  }

  async fail(): Promise<void> {
    await this.type('1/500');
    await expect(this.next()).toBeVisible();
  }

  async goOn(): Promise<void> {
    await this.next().click();
    await this.expectState('question');
  }

  /** Presses keys of the pad by their names. */
  async pad(...names: readonly string[]): Promise<void> {
    const pad = this.page.getByRole('group', { name: 'Number pad' });
    for (const name of names) await pad.getByRole('button', { name, exact: true }).tap();
  }
}

/** A question and a mistake, nonsense, the pause and the result. */
async function playRound(mill: Mill, look: Look): Promise<void> {
  await look('a sum');
  await mill.type('0.5');
  await look('an answer that is refused');
  await mill.type('1 1/3');
  await mill.passUntilSeen('.toast', 50);
  await mill.passUntilState('answered.shown');
  await look('a mistake');
  await mill.goOn();
  await mill.page.keyboard.press('Escape');
  await mill.expectState('question.paused');
  await look('the pause');
  await mill.button('End round').click();
  await mill.expectState('finished');
  await look('the result');
}

/** Every screen and state of the game. */
export const WALKS: readonly Walk[] = [
  {
    name: 'a round of Fraction Basics',
    take: async (page, look) => {
      const mill = new Mill(page);
      await mill.openFrozen('?mute&seed=7&type=add');
      await playRound(mill, look);
    },
  },
  {
    name: 'Fraction Basics without a picture',
    take: async (page, look) => {
      await page.addInitScript(forbidWebgl);
      const mill = new Mill(page);
      await mill.openFrozen('?mute&seed=7&type=convert');
      await look('a decimal without a picture');
      await mill.fail();
      await look('a mistake without a picture');
    },
  },
];
