import type { Locator, Page } from 'playwright/test';
import { forbidWebgl } from './forbid-webgl';
import { GamePage } from './game';
import type { Look, Walk } from './walks';

/** The answer to a question as it is read: "3x + 4 = 19", "4 + x = 9", "x = 4. What is 3x?" */
export function answerTo(question: string): number {
  const said = /^x = (\d+)\. What is (\d+)x\?$/.exec(question);
  if (said) return Number(said[1]) * Number(said[2]);
  const single = /^(\d+) \+ x = (\d+)$/.exec(question);
  if (single) return Number(single[2]) - Number(single[1]);
  const [, crates, added, total] = /^(\d*)x \+ (\d+) = (\d+)$/.exec(question) ?? [];
  return (Number(total) - Number(added)) / Number(crates || 1);
}

/** The page of Algebra Adventure as a player meets it. */
export class Algebra extends GamePage {
  constructor(page: Page) {
    super(page, '/algebra-adventure');
  }

  override start(name = '🚀 Start Adventure!'): Promise<void> {
    return super.start(name);
  }

  async asksNow(): Promise<string> {
    return (await this.question.textContent()) ?? '';
  }

  /** The four choices in their order. */
  async choices(): Promise<readonly number[]> {
    const texts = await this.page
      .locator('.answer-choice')
      .evaluateAll((all) => all.map((choice) => choice.childNodes[1]?.textContent ?? ''));
    return texts.map(Number);
  }

  /** The choice that is right, or the first that is not. */
  async choice(
    verdict: 'right' | 'wrong',
  ): Promise<{ readonly button: Locator; readonly key: string; readonly value: number }> {
    const answer = answerTo(await this.asksNow());
    const choices = await this.choices();
    const index = choices.findIndex((value) => (value === answer) === (verdict === 'right'));
    return {
      button: this.page.locator('.answer-choice').nth(index),
      key: String(index + 1),
      value: choices[index] ?? 0,
    };
  }

  async press(verdict: 'right' | 'wrong'): Promise<void> {
    const { button } = await this.choice(verdict);
    await button.click();
    await this.expectState('playing.feedback');
  }

  async solveMany(count: number): Promise<readonly string[]> {
    const questions: string[] = [];
    for (let solved = 0; solved < count; solved++) {
      await this.passUntilState('playing.asking', 200);
      questions.push(await this.asksNow());
      await this.press('right');
    }
    return questions;
  }
}

const game = (name: string, query: string, play: (algebra: Algebra, look: Look) => Promise<void>): Walk => ({
  name,
  take: async (page, look) => {
    const algebra = new Algebra(page);
    await algebra.openFrozen(`?mute&seed=21${query}`);
    await play(algebra, look);
  },
});

/** Right answers up to a new level, mistakes, a pause, and the end of a round. */
async function playRound(algebra: Algebra, look: Look): Promise<void> {
  await look('the menu');
  await algebra.start();
  await look('a question');
  await algebra.messagesReady();
  await algebra.solveMany(5);
  await algebra.passUntilSeen('.toast', 50);
  await look('a new level');
  await algebra.passUntilState('playing.asking', 200);
  await algebra.passUntilBelow('time', 5, 1000);
  await look('the last seconds');
  await algebra.press('wrong');
  await algebra.passUntilSeen('.toast', 50);
  await look('a wrong answer');
  await algebra.page.keyboard.press('Escape');
  await look('the pause');
  await algebra.button('End round').click();
  await algebra.expectState('gameOver');
  await look('the result');
}

/** Every screen and state of the game. */
export const WALKS: readonly Walk[] = [
  game('a round of Algebra Adventure', '&difficulty=hard', playRound),
  game('Algebra Adventure at the pace of the child', '&start&time=none&mode=substitute', async (algebra, look) => {
    await look('a number to put in');
    await algebra.press('wrong');
    await look('a mistake that waits');
  }),
  {
    name: 'Algebra Adventure without a picture',
    take: async (page, look) => {
      await page.addInitScript(forbidWebgl);
      const algebra = new Algebra(page);
      await algebra.openFrozen('?mute&seed=21&start&mode=balance&time=longer');
      await look('a question without a picture');
      await algebra.press('wrong');
      await look('a mistake without a picture');
    },
  },
];
