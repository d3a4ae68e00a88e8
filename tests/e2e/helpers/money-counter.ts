import type { Locator, Page } from 'playwright/test';
import { forbidWebgl } from './forbid-webgl';
import { GamePage } from './game';
import type { Look, Walk } from './walks';

const PIECE = /(\d+) (dollar bill|quarter|dime|nickel|penn)/g;
const WORTH: Readonly<Record<string, number>> = { 'dollar bill': 100, quarter: 25, dime: 10, nickel: 5, penn: 1 };

/** What the pieces that a text names are worth, in cents. */
const worthIn = (text: string): number =>
  [...text.matchAll(PIECE)].reduce((sum, [, count, name = '']) => sum + Number(count) * (WORTH[name] ?? 0), 0);

/** The answer to a question in words, in cents: by its pieces, not by what is written beside them. */
export function centsFor(question: string): number {
  const [left = '', right = ''] = question.split('On the right:').map(worthIn);
  if (question.startsWith('How much more')) return Math.abs(Number(left) - Number(right));
  if (question.includes('On the left:')) return Number(left) + Number(right);
  const price = /costs \$(\d+)\.(\d\d)/.exec(question);
  return worthIn(question) - (price === null ? 0 : Number(`${price[1]}${price[2]}`));
}

/** "$0.05" */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** The page of Money Counter as a player meets it. */
export class MoneyCounter extends GamePage {
  readonly amount: Locator;
  readonly check: Locator;
  readonly plate: Locator;

  constructor(page: Page) {
    super(page, '/money-counter');
    this.amount = page.getByRole('textbox', { name: 'Amount in dollars', exact: true });
    this.check = page.getByRole('button', { name: 'Check Answer', exact: true });
    this.plate = page.locator('.money-plate');
  }

  override start(name = 'Start'): Promise<void> {
    return super.start(name);
  }

  async asksNow(): Promise<string> {
    return ((await this.question.textContent()) ?? '').replaceAll('\u00a0', ' ');
  }

  /** The amounts to choose from, as they are shown. */
  options(): Promise<readonly string[]> {
    return this.page
      .locator('.answer-choice')
      .evaluateAll((all) => all.map((one) => /\$\d+\.\d\d/.exec(one.textContent)?.[0] ?? ''));
  }

  /** An option that is right, or the first that is not, its amount and the key for it. */
  async option(verdict: 'right' | 'wrong') {
    const right = dollars(centsFor(await this.asksNow()));
    const options = await this.options();
    const index = options.findIndex((text) => (text === right) === (verdict === 'right'));
    return { button: this.page.locator('.answer-choice').nth(index), key: String(index + 1), right };
  }

  /** Gives an answer as this round takes it, and gives what would have been right. */
  async give(verdict: 'right' | 'wrong'): Promise<string> {
    const cents = centsFor(await this.asksNow());
    const hasOptions = (await this.options()).length > 0;
    if (hasOptions) await (await this.option(verdict)).button.click();
    else await this.amount.fill(dollars(cents + (verdict === 'right' ? 0 : 1)));
    await this.check.click();
    await this.expectState('playing.feedback');
    return dollars(cents);
  }
}

const game = (name: string, query: string, play: (money: MoneyCounter, look: Look) => Promise<void>): Walk => ({
  name,
  take: async (page, look) => {
    const money = new MoneyCounter(page);
    await money.openFrozen(`?mute&seed=3${query}`);
    await play(money, look);
  },
});

/** The menu, a question of each form with its answer, the pause, and the result with a mistake. */
async function playRound(money: MoneyCounter, look: Look): Promise<void> {
  await look('the menu');
  await money.start();
  await money.pass(700);
  await look('a question with a place for change');
  await money.give('wrong');
  await money.pass(1200);
  await look('change that is counted out');
  await money.pass(400);
  await money.give('right');
  await money.pass(1200);
  await look('money in its groups');
  await money.page.keyboard.press('Escape');
  await look('the pause');
  await money.button('End round').click();
  await money.expectState('finished');
  await look('the result');
}

/** Every screen and state of the game. */
export const WALKS: readonly Walk[] = [
  game('a round of Money Counter', '', playRound),
  game(
    'Money Counter at the pace of the child, and without a picture',
    '&start&time=none&difficulty=hard',
    async (money, look) => {
      await money.give('wrong');
      await money.button('Next').click();
      await money.give('right');
      await money.pass(1600);
      await money.amount.fill('1.255');
      await money.check.click();
      await look('two heaps, and an entry that is no amount');
      await money.give('wrong');
      await money.pass(4500);
      await look('a mistake that waits');
      await money.page.addInitScript(forbidWebgl);
      await money.openFrozen('?mute&seed=3&start&time=longer&difficulty=medium');
      await money.give('wrong');
      await look('a mistake without a picture');
    },
  ),
];
