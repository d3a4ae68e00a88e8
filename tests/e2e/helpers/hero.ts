import { expect, type Page } from 'playwright/test';
import { GamePage } from './game';
import { calculateAnswer, formatNumber } from './sums';

const PROGRESS = 'arithmeticHeroProgress';

/** A returning player's stored progress. Missing fields have their defaults. */
type Stored = Readonly<Record<string, unknown>>;

/** Arithmetic Hero's page. */
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

  async stored(): Promise<unknown> {
    return JSON.parse((await this.page.evaluate((key) => localStorage.getItem(key), PROGRESS)) ?? 'null');
  }

  /**
   * Expects this part of the stored progress. It polls, because a lock shared with other tabs
   * delays writing.
   */
  async expectStored(part: Stored): Promise<void> {
    await expect.poll(() => this.stored()).toMatchObject(part);
  }

  /** The right answer to the current question, as it is typed. */
  async answer(): Promise<string> {
    return formatNumber(calculateAnswer((await this.question.textContent()) ?? ''));
  }

  /** Solves the current question by typing and returns the sum. */
  async solve(): Promise<string> {
    const sum = (await this.question.textContent()) ?? '';
    await this.type(formatNumber(calculateAnswer(sum)));
    return sum;
  }

  /** Solves this many sums of a frozen page, each as soon as it appears, and returns them. */
  solveMany(count: number): Promise<readonly string[]> {
    return this.answerMany(count, (sum) => formatNumber(calculateAnswer(sum)));
  }
}
