import type { Locator, Page } from 'playwright/test';
import { forbidWebgl } from './forbid-webgl';
import { GamePage } from './game';
import { answerTo, shown } from './sums';
import type { Look, Walk } from './walks';

/** The page of Mental Maths as a player meets it. */
export class MentalMaths extends GamePage {
  constructor(page: Page) {
    super(page, '/mental-maths');
  }

  override start(name = 'Start Challenge'): Promise<void> {
    return super.start(name);
  }

  async asksNow(): Promise<string> {
    return (await this.question.textContent()) ?? '';
  }

  /** The bubbles, or the buttons that stand in the page without a picture. */
  choices(): Locator {
    return this.page.getByRole('group', { name: 'Answers', exact: true }).getByRole('button');
  }

  /** The choice that is right, or the first that is not, and the key for it. */
  async choice(verdict: 'right' | 'wrong'): Promise<{ readonly button: Locator; readonly key: string }> {
    const answer = shown(answerTo(await this.asksNow()));
    // The words of a choice, without the key that chooses it.
    const texts = await this.choices().evaluateAll((all) =>
      all.map((choice) => [...choice.childNodes].find(({ nodeType }) => nodeType === 3)?.textContent ?? ''),
    );
    const index = texts.findIndex((text) => (text === answer) === (verdict === 'right'));
    return { button: this.choices().nth(index), key: String(index + 1) };
  }

  /** Presses a bubble, and gives the question that it answers. */
  async press(verdict: 'right' | 'wrong'): Promise<string> {
    const question = await this.asksNow();
    const { button } = await this.choice(verdict);
    await button.click();
    await this.expectState('playing.feedback');
    return question;
  }

  /** Answers so many questions, each as soon as it is asked, and gives them; stands in the feedback of the last one. */
  async answer(count: number, verdict: 'right' | 'wrong'): Promise<readonly string[]> {
    const questions: string[] = [];
    for (let given = 0; given < count; given++) {
      await this.passUntilState('playing.asking', 250);
      questions.push(await this.press(verdict));
    }
    return questions;
  }
}

const game = (name: string, query: string, play: (mental: MentalMaths, look: Look) => Promise<void>): Walk => ({
  name,
  take: async (page, look) => {
    const mental = new MentalMaths(page);
    await mental.openFrozen(`?mute&seed=21${query}`);
    await play(mental, look);
  },
});

/** A right and a wrong answer, the last seconds, a pause, and the result with mistakes of each kind. */
async function playRound(mental: MentalMaths, look: Look): Promise<void> {
  await look('the menu');
  await mental.start();
  await mental.pass(500);
  await look('a question');
  await mental.press('right');
  await mental.pass(300);
  await look('a right answer');
  await mental.passUntilState('playing.asking', 250);
  await look('a congratulation beside the next question');
  await mental.press('wrong');
  await mental.pass(700);
  await look('a wrong answer');
  await mental.passUntilState('playing.asking', 250);
  await mental.passUntilBelow('question-time', 4, 500);
  await look('the last seconds');
  await mental.passUntilState('playing.feedback', 500);
  await look('no answer in time');
  await mental.page.keyboard.press('Escape');
  await look('the pause');
  await mental.button('End round').click();
  await mental.expectState('completed');
  await look('the result');
}

/** Every screen and state of the game. */
export const WALKS: readonly Walk[] = [
  game('a round of Mental Maths', '', playRound),
  game('Mental Maths at the pace of the child', '&start&time=none', async (mental, look) => {
    await mental.press('wrong');
    await mental.pass(700);
    await look('a mistake that waits');
  }),
  {
    name: 'Mental Maths without a picture',
    take: async (page, look) => {
      await page.addInitScript(forbidWebgl);
      const mental = new MentalMaths(page);
      await mental.openFrozen('?mute&seed=21&start&time=longer');
      await look('a question without a picture');
      await mental.press('wrong');
      await look('a mistake without a picture');
    },
  },
];
