import type { Locator, Page } from 'playwright/test';
import { GamePage } from './game';

/** The number that is missing in a question: 8 in "7 × ? = 56". */
export function missingIn(question: string): number {
  const [first = '', operation, second = '', , result = ''] = question.split(' ');
  const [a, b, c] = [Number(first), Number(second), Number(result)];
  if (operation === '×') return first === '?' ? c / b : second === '?' ? c / a : a * b;
  return first === '?' ? b * c : second === '?' ? a / c : a / b;
}

/** The page of Math Warp as a player meets it. */
export class WarpPage extends GamePage {
  constructor(page: Page) {
    super(page, '/math-warp');
  }

  /** The four numbers. */
  choices(): Locator {
    return this.page.getByRole('group', { name: 'Answers', exact: true }).getByRole('button');
  }

  /** Lets time pass until the portal is open. */
  passUntilOpen(): Promise<void> {
    return this.passUntilState('playing.open', 50);
  }

  /** The places of the right number and of the wrong ones that can still be chosen, from 0 on. */
  async indices(): Promise<{ readonly right: number; readonly wrong: readonly number[] }> {
    const right = missingIn((await this.question.textContent()) ?? '');
    const choices = await this.choices().evaluateAll((all) =>
      all.map((one) => ({ value: Number(one.textContent), isOpen: one.getAttribute('aria-disabled') === 'false' })),
    );
    const at = (isWanted: (choice: (typeof choices)[number]) => boolean) =>
      choices.flatMap((choice, index) => (isWanted(choice) ? [index] : []));
    return {
      right: at(({ value }) => value === right)[0] ?? -1,
      wrong: at(({ value, isOpen }) => isOpen && value !== right),
    };
  }

  /** Waits for the portal and chooses, by `choose`, the right number. */
  async solve(choose: (index: number) => Promise<void> = (index) => this.click(index)): Promise<void> {
    await this.passUntilOpen();
    await choose((await this.indices()).right);
  }

  /** Waits for the portal and chooses, by `choose`, a wrong number; gives what stands on it. */
  async fail(choose: (index: number) => Promise<void> = (index) => this.click(index)): Promise<string> {
    await this.passUntilOpen();
    const index = (await this.indices()).wrong[0] ?? -1;
    const number = (await this.choices().nth(index).textContent()) ?? '';
    await choose(index);
    return number;
  }

  async solveMany(count: number): Promise<void> {
    for (let solved = 0; solved < count; solved++) await this.solve();
  }

  /** Chooses the number at a place with the mouse. */
  click(index: number): Promise<void> {
    return this.choices().nth(index).click();
  }

  /** Chooses the number at a place by its key. */
  press(index: number): Promise<void> {
    return this.page.keyboard.press(String(index + 1));
  }
}
