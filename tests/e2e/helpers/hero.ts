import { expect, type Page } from 'playwright/test';
import { GamePage } from './game';
import { answerTo, shown } from './sums';

const PROGRESS = 'arithmeticHeroProgress';

/** What a returning player has stored; what a test leaves out is as at first. */
type Stored = Readonly<Record<string, unknown>>;

/** The page of Arithmetic Hero as a player meets it. */
export class Hero extends GamePage {
  constructor(page: Page) {
    super(page, '/arithmetic-hero');
  }

  /** Stores progress before the page is opened. */
  async store(progress: Stored): Promise<void> {
    await this.page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      PROGRESS,
      JSON.stringify(progress),
    ] as const);
  }

  /** What is stored now. */
  async stored(): Promise<unknown> {
    return JSON.parse((await this.page.evaluate((key) => localStorage.getItem(key), PROGRESS)) ?? 'null');
  }

  /** Expects this of what is stored. A lock that other tabs respect makes the writing take a moment of its own. */
  async expectStored(part: Stored): Promise<void> {
    await expect.poll(() => this.stored()).toMatchObject(part);
  }

  /** The right answer to the question that is asked now, as it is typed. */
  async answer(): Promise<string> {
    return shown(answerTo((await this.question.textContent()) ?? ''));
  }

  /** Solves the question that is asked now by typing, and gives the sum. */
  async solve(): Promise<string> {
    const sum = (await this.question.textContent()) ?? '';
    await this.type(shown(answerTo(sum)));
    return sum;
  }

  /** Solves that many sums of a frozen page, each as soon as it is there, and gives them. */
  solveMany(count: number): Promise<readonly string[]> {
    return this.answerMany(count, (sum) => shown(answerTo(sum)));
  }
}
