import type { Locator, Page } from 'playwright/test';
import { forbidWebgl } from './forbid-webgl';
import { GamePage } from './game';
import { expect } from './test';
import type { Look, Walk } from './walks';

/** The places of up to `most` numbers that come to a target, the first of them found. */
export function indicesMaking(target: number, numbers: readonly number[], from = 0, max = 4): readonly number[] | null {
  if (target === 0) return [];
  if (max === 0) return null;
  for (let index = from; index < numbers.length; index++) {
    const number = numbers[index] ?? Number.NaN;
    const others = number <= target ? indicesMaking(target - number, numbers, index + 1, max - 1) : null;
    if (others) return [index, ...others];
  }
  return null;
}

/** The places of the largest numbers, until they come to more than the target; never to just that. */
export function indicesOver(target: number, numbers: readonly number[]): readonly number[] {
  const order = numbers.map((number, index) => ({ number, index })).toSorted((one, other) => other.number - one.number);
  let sum = 0;
  return order.flatMap(({ number, index }) => {
    if (sum > target || sum + number === target) return [];
    sum += number;
    return [index];
  });
}

/** How a player presses a tile. */
export type Press = (tile: Locator) => Promise<void>;

/** The page of Target Takedown as a player meets it. */
export class Fair extends GamePage {
  readonly group: Locator;
  readonly tiles: Locator;
  /** What a result is called. */
  readonly title: Locator;
  /** What became of a target that was missed. */
  readonly outcome: Locator;
  private readonly press: Press;

  constructor(page: Page, press: Press = (tile) => tile.click()) {
    super(page, '/target-takedown');
    this.press = press;
    this.group = page.getByRole('group', { name: 'Answers', exact: true });
    this.tiles = this.group.getByRole('button');
    this.outcome = page.locator('.takedown-outcome');
    this.title = this.main.getByRole('heading', { level: 2 });
  }

  /** The numbers on the tiles, in their order. */
  async numbers(): Promise<readonly number[]> {
    return (await this.tiles.allTextContents()).map(Number);
  }

  async target(): Promise<number> {
    return this.value('target');
  }

  /** The places of tiles that make the target. */
  async making(): Promise<readonly number[]> {
    const indices = indicesMaking(await this.target(), await this.numbers());
    if (indices === null) throw new Error('No tiles make the target');
    return indices;
  }

  /** Presses tiles that make the target, and gives them as "17 + 21 = 38". */
  async hit(): Promise<string> {
    const [indices, numbers, target] = [await this.making(), await this.numbers(), await this.target()];
    for (const index of indices) await this.press(this.tiles.nth(index));
    await this.expectState('playing.hit');
    return `${indices.map((index) => numbers[index]).join(' + ')} = ${target}`;
  }

  /** Presses tiles that come to more than the target, and gives them as "24 + 21 = 45". */
  async overshoot(): Promise<string> {
    const numbers = await this.numbers();
    const indices = indicesOver(await this.target(), numbers);
    for (const index of indices) await this.press(this.tiles.nth(index));
    await this.expectState('playing.missed');
    const taken = indices.map((index) => numbers[index] ?? 0);
    return `${taken.join(' + ')} = ${taken.reduce((sum, number) => sum + number, 0)}`;
  }

  /** Waits for the next board after a hit, or after a miss with normal time. */
  async nextBoard(): Promise<void> {
    await this.passUntilState('playing.choosing');
  }

  /** What is wrong with the tiles in this window: smaller than 48 px, or out of sight. */
  async tileFlaws(): Promise<readonly string[]> {
    return this.tiles.evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const { left, top, right, bottom, width, height } = tile.getBoundingClientRect();
        const isSeen = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
        const isLarge = width >= 47.9 && height >= 47.9;
        return isSeen && isLarge
          ? []
          : [`${tile.textContent}: ${[left, top, width, height].map(Math.round).join(' ')}`];
      }),
    );
  }

  /** What this device keeps of the bests, by kind of round. */
  async stored(): Promise<unknown> {
    return this.page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? 'null')?.data ?? null,
      'numeria.target-takedown.bests',
    );
  }
}

/** From the menu through a round of survival to its end: every state that it has. */
async function survive(fair: Fair, look: Look): Promise<void> {
  await look('the menu');
  await fair.start('🚀 START GAME');
  await fair.tiles.nth((await fair.making())[0] ?? 0).click();
  await look('a tile taken');
  await fair.button('Clear').click();
  await fair.hit();
  await look('a hit');
  await fair.nextBoard();
  await fair.overshoot();
  await look('too much');
  await fair.button('Next').click();
  await fair.passUntilState('playing.missed');
  await look('the time is up');
  await fair.button('Next').click();
  await fair.pass(7100);
  await look('the last seconds');
  await fair.button('Pause').click();
  await look('the pause');
  await fair.button('Resume').click();
  await fair.overshoot();
  await fair.button('Next').click();
  await fair.expectState('gameOver');
  await look('game over');
}

/** Every screen and state of the game. */
export const TAKEDOWN_WALKS: readonly Walk[] = [
  {
    name: 'Target Takedown',
    take: async (page, look) => {
      const fair = new Fair(page);
      await fair.openFrozen('?mute&seed=21&mode=survival&time=longer');
      await survive(fair, look);
      await fair.openFrozen('?mute&seed=21&start&mode=chill');
      await look('chill, which its player ends');
      await fair.openFrozen('?mute&seed=21&start&mode=classic');
      await look('classic with both clocks');
    },
  },
  {
    name: 'Target Takedown without WebGL',
    take: async (page, look) => {
      await page.addInitScript(forbidWebgl);
      const fair = new Fair(page);
      await fair.openFrozen('?mute&seed=21&start&mode=chill&time=longer');
      await expect(fair.main).toHaveAttribute('data-picture', 'none');
      await fair.overshoot();
      await look('too much without WebGL');
    },
  },
];
