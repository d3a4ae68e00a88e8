import type { Locator, Page } from 'playwright/test';
import { forbidWebgl } from './forbid-webgl';
import { GamePage } from './game';
import { expect } from './test';
import type { Look, Walk } from './walks';

type Side = 'row' | 'column';
/** The factors of both sides. */
export type Solution = Readonly<Record<Side, readonly number[]>>;

/** The factors from 1 to 9 that make these products, given row by row. */
export function solutionOf(products: readonly number[]): Solution {
  const size = Math.sqrt(products.length);
  const indices = Array.from({ length: size }, (_, index) => index);
  for (let first = 1; first <= 9; first++) {
    const column = indices.map((position) => (products[position] ?? 0) / first);
    const row = indices.map((position) => (products[position * size] ?? 0) / (column[0] ?? 1));
    if ([...row, ...column].every((factor) => Number.isInteger(factor) && factor >= 1 && factor <= 9))
      return { row, column };
  }
  throw new Error('No factors make the products');
}

/** The page of Times Tables Master as a player meets it. */
export class Courtyard extends GamePage {
  readonly tiles: Locator;
  readonly fields: Locator;
  /** What is said beside the number pad. */
  readonly text: Locator;
  /** What a result is called. */
  readonly title: Locator;

  constructor(page: Page) {
    super(page, '/times-tables');
    this.tiles = page.locator('.tables-tile');
    this.fields = page.locator('.tables-field');
    this.text = page.locator('.tables-words');
    this.title = this.main.getByRole('heading', { level: 2 });
  }

  /** Opens the page with its time in the hands of the test, and waits for the picture. */
  override async openFrozen(query = ''): Promise<void> {
    await super.openFrozen(query);
    await this.pictureReady();
  }

  fieldAt(side: Side, index: number): Locator {
    return this.page.getByRole('textbox', { name: `${side === 'row' ? 'Row' : 'Column'} ${index + 1} factor` });
  }

  async products(): Promise<readonly number[]> {
    return (await this.tiles.allTextContents()).map((shown) => Number.parseInt(shown));
  }

  async solution(): Promise<Solution> {
    return solutionOf(await this.products());
  }

  /** Fills all factors at once: for a way to somewhere else. */
  async fill({ row, column }: Solution): Promise<void> {
    for (const [index, factor] of column.entries()) await this.fieldAt('column', index).fill(String(factor));
    for (const [index, factor] of row.entries()) await this.fieldAt('row', index).fill(String(factor));
  }

  async check(): Promise<void> {
    await this.button('Check Answers').click();
  }

  async solve(): Promise<void> {
    await this.fill(await this.solution());
    await this.check();
    await this.expectState('completed');
  }

  /** What the last check said of each tile. */
  async statuses(): Promise<readonly (string | null)[]> {
    return this.tiles.evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-status')));
  }

  /** What is wrong with the board in this window: smaller than 48 px, out of sight, or one on another. */
  async boardFlaws(): Promise<readonly string[]> {
    return this.page.locator('.tables-field, .tables-tile').evaluateAll((parts) => {
      const boxes = parts.map((part) => part.getBoundingClientRect());
      return boxes.flatMap(({ left, top, right, bottom, width, height }, index) => {
        const isSeen = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
        const isApart = boxes
          .slice(index + 1)
          .every(
            (o) => o.left >= right - 0.5 || o.right <= left + 0.5 || o.top >= bottom - 0.5 || o.bottom <= top + 0.5,
          );
        const isLarge = width >= 47.9 && height >= 47.9;
        return isSeen && isLarge && isApart
          ? []
          : [`${index}: ${[left, top, width, height].map(Math.round).join(' ')}`];
      });
    });
  }

  /** What this device keeps under a key, as it is written there. */
  stored(key: string): Promise<string | null> {
    return this.page.evaluate((key) => localStorage.getItem(key), key);
  }
}

/** From the first puzzle to its result: every state that it has. */
async function solveSlowly(courtyard: Courtyard, look: Look): Promise<void> {
  await look('the puzzle');
  const { row, column } = await courtyard.solution();
  await courtyard.fill({ row: [99, ...row.slice(1)], column: [1, ...column.slice(1)] });
  await courtyard.check();
  await courtyard.pass(1500);
  await look('hints');
  await courtyard.fieldAt('row', 0).press('x');
  await look('no number');
  await courtyard.tiles.last().click();
  await courtyard.pass(500);
  await look('dots');
  await courtyard.button('Pause').click();
  await look('the pause');
  await courtyard.button('Resume').click();
  await courtyard.solve();
  await courtyard.pass(4000);
  await look('the result');
  await courtyard.button('Share Results').click();
  await courtyard.pass(1000);
  await look('the dialog to share');
  await courtyard.page.keyboard.press('Escape');
  await courtyard.button('How to Play').click();
  await courtyard.pass(1000);
  await look('how to play');
  await courtyard.page.keyboard.press('Escape');
}

/** Every screen and state of the game. */
export const TABLES_WALKS: readonly Walk[] = [
  {
    name: 'Times Tables Master',
    take: async (page, look) => {
      const courtyard = new Courtyard(page);
      await courtyard.openFrozen('?mute&seed=21');
      await solveSlowly(courtyard, look);
      await courtyard.openFrozen('?mute&seed=21&size=4');
      await courtyard.check();
      await look('the large puzzle');
    },
  },
  {
    name: 'Times Tables Master without WebGL',
    take: async (page, look) => {
      await page.addInitScript(forbidWebgl);
      const courtyard = new Courtyard(page);
      await courtyard.openFrozen('?mute&seed=21&size=4');
      await expect(courtyard.main).toHaveAttribute('data-picture', 'none');
      await courtyard.fieldAt('row', 0).fill('99');
      await courtyard.fieldAt('column', 0).fill('99');
      await courtyard.check();
      await courtyard.tiles.last().click();
      await look('hints and dots without WebGL');
      await courtyard.solve();
      await look('the result without WebGL');
    },
  },
];
