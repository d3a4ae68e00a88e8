import type { Locator, Page } from 'playwright/test';
import { type Fraction, fraction, fractionText, productOf, reduced, sumOf } from '../../../machines/core/fraction';
import { forbidWebgl } from './forbid-webgl';
import { GamePage } from './game';
import type { Look, Walk } from './walks';

export const ASKING = 'playing.asking';
export const FEEDBACK = 'playing.feedback';

/** The fractions in a question as it is read. */
const fractionsIn = (question: string): readonly Fraction[] =>
  [...question.matchAll(/(\d+)\/(\d+)/g)].map(([, above, below]) => fraction(Number(above), Number(below)));

/** What a question comes to, in its simplest form: of "Simplify 6/8", "1/2 + 1/3", "5/6 − 1/3", "1/2 × 1/3". */
export function resultOf(question: string): Fraction {
  const [first = fraction(0, 1), second] = fractionsIn(question);
  if (second === undefined) return reduced(first);
  if (question.includes('×')) return reduced(productOf(first, second));
  const sign = question.includes('−') ? -1 : 1;
  return reduced(sumOf(first, fraction(sign * second.numerator, second.denominator)));
}

/** The page of Fraction Master as a player meets it. */
export class Bakery extends GamePage {
  readonly above: Locator;
  readonly below: Locator;
  readonly check: Locator;

  constructor(page: Page) {
    super(page, '/fraction-simplify');
    this.above = page.getByRole('textbox', { name: 'Numerator', exact: true });
    this.below = page.getByRole('textbox', { name: 'Denominator', exact: true });
    this.check = this.button('Check Answer');
  }

  async asksNow(): Promise<string> {
    return ((await this.question.textContent()) ?? '').replaceAll(/\s+/g, ' ').trim();
  }

  /** The right answer to what is asked now. */
  async answer(): Promise<Fraction> {
    return resultOf(await this.asksNow());
  }

  /** Fills both fields and sends them by Enter. */
  async give(above: number | string, below: number | string): Promise<void> {
    await this.above.fill(String(above));
    await this.below.fill(String(below));
    await this.below.press('Enter');
  }

  async solve(): Promise<void> {
    const { numerator, denominator } = await this.answer();
    await this.give(numerator, denominator);
  }

  /** Gives more than is right. */
  async fail(): Promise<void> {
    const { numerator, denominator } = await this.answer();
    await this.give(numerator + 1, denominator);
  }

  /** So many right answers, and the questions that they were for. */
  solveMany(count: number): Promise<readonly string[]> {
    return this.answerMany(count, (question) => fractionText(resultOf(question)));
  }
}

const walk = (name: string, query: string, play: (bakery: Bakery, look: Look) => Promise<void>): Walk => ({
  name,
  take: async (page, look) => {
    const bakery = new Bakery(page);
    await bakery.openFrozen(`?mute&seed=3${query}`);
    await play(bakery, look);
  },
});

/** Every screen and state of the game. */
export const WALKS: readonly Walk[] = [
  walk('the bakery', '&difficulty=hard&time=longer&speed=8', async (bakery, look) => {
    await look('the menu');
    await bakery.start();
    await look('a question');
    await bakery.give('1.5', '2');
    await look('no whole number');
    await bakery.solve();
    await bakery.pass(170);
    await look('a right answer');
    await bakery.passUntilState(ASKING);
    await bakery.fail();
    await bakery.pass(100);
    await look('a mistake that waits');
    await bakery.button('Next').click();
    await bakery.page.keyboard.press('Escape');
    await look('the pause');
    await bakery.button('End round').click();
    await look('the result');
  }),
  {
    name: 'the bakery without a picture',
    take: async (page, look) => {
      await page.addInitScript(forbidWebgl);
      const bakery = new Bakery(page);
      await bakery.openFrozen('?mute&seed=3&start&time=none&difficulty=hard');
      await look('a question without a picture');
      await bakery.fail();
      await look('a mistake without a picture');
    },
  },
];
