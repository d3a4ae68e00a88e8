import type { Locator, Page } from 'playwright/test';
import { forbidWebgl } from './forbid-webgl';
import { GamePage } from './game';
import type { Look, Walk } from './walks';

const NAMES: Readonly<Record<number, string>> = {
  0: 'Circle',
  3: 'Triangle',
  4: 'Square',
  5: 'Pentagon',
  6: 'Hexagon',
  7: 'Heptagon',
  8: 'Octagon',
};
const SIDES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.entries(NAMES).map(([sides, name]) => [name, Number(sides)])),
  Diamond: 4,
};
const BASIC = new Set(['Triangle', 'Square', 'Pentagon', 'Hexagon', 'Circle']);

/** What is asked, as somebody meets it who does not see the picture. */
interface Asked {
  readonly question: string;
  /** The way round the shape in words; null where two shapes are compared. */
  readonly outline: string | null;
  readonly choices: readonly string[];
}

/** The words of the right answer, worked out from what can be read alone. */
export function answerTo({ question, outline, choices }: Asked): string {
  const comparison = /^Which shape has (more|fewer) sides\?$/.exec(question);
  if (comparison !== null) {
    const [few = '', many = ''] = choices.toSorted((one, other) => SIDES[one]! - SIDES[other]!);
    return comparison[1] === 'more' ? many : few;
  }
  const sides = outline?.match(/\bside\b/g)?.length ?? 0;
  if (question.startsWith('How many')) return String(sides);
  const name = outline?.includes('sharp') === true ? 'Diamond' : NAMES[sides]!;
  if (question.startsWith('What')) return name;
  return BASIC.has(name) ? 'Basic' : 'Advanced';
}

/** The page of Shape Match as a player meets it. */
export class ShapeMatch extends GamePage {
  constructor(page: Page) {
    super(page, '/shape-match');
  }

  /** The page has no menu: it opens with a question. */
  override async openFrozen(query = ''): Promise<void> {
    await super.openFrozen(query);
    await this.pictureReady();
  }

  answers(): Locator {
    return this.page.getByRole('group', { name: 'Answers', exact: true }).getByRole('button');
  }

  next(): Locator {
    return this.button('Next Question');
  }

  async asks(): Promise<Asked> {
    const outline = this.page.getByTestId('outline');
    return {
      question: (await this.question.textContent()) ?? '',
      outline: (await outline.count()) === 0 ? null : await outline.textContent(),
      // The words of a choice, without the key that chooses it.
      choices: await this.answers().evaluateAll((all) =>
        all.map((choice) => [...choice.childNodes].find(({ nodeType }) => nodeType === 3)?.textContent ?? ''),
      ),
    };
  }

  /** The choice that is right, or the first that is not. */
  async choice(verdict: 'right' | 'wrong'): Promise<{ readonly button: Locator; readonly key: string }> {
    const asked = await this.asks();
    const answer = answerTo(asked);
    const index = asked.choices.findIndex(
      (choice) => (choice === answer || choice.startsWith(`${answer}:`)) === (verdict === 'right'),
    );
    return { button: this.answers().nth(index), key: String(index + 1) };
  }

  async press(verdict: 'right' | 'wrong'): Promise<void> {
    await (await this.choice(verdict)).button.click();
    await this.expectState('answered.counting');
  }

  async goOn(): Promise<void> {
    await this.next().click();
    await this.expectState('unanswered');
  }

  /** Answers until a question begins with these words. */
  async playTo(text: string): Promise<void> {
    while (!(await this.asks()).question.startsWith(text)) {
      await this.press('right');
      await this.goOn();
    }
  }
}

/** Words and shapes to choose from with mistakes, groups, a pause, and the end of a round. */
async function playRound(shapes: ShapeMatch, look: Look): Promise<void> {
  for (const [text, answered] of [
    ['What', 'mistaken'],
    ['Basic', 'left'],
    ['Which', 'mistaken'],
  ] as const) {
    await shapes.playTo(text);
    await look(`a question: ${text}`);
    await shapes.press('wrong');
    await shapes.passUntilSeen('.toast', 50);
    if (answered === 'mistaken') await look(`a mistake: ${text}`);
    await shapes.passUntilState('answered.counted');
    await shapes.goOn();
  }
  await shapes.page.keyboard.press('Escape');
  await shapes.expectState('unanswered.paused');
  await look('the pause');
  await shapes.button('End round').click();
  await shapes.expectState('finished');
  await look('the result');
}

/** Every screen and state of the game. */
export const WALKS: readonly Walk[] = [
  {
    name: 'a round of Shape Match',
    take: async (page, look) => {
      const shapes = new ShapeMatch(page);
      await shapes.openFrozen('?mute&seed=21&difficulty=medium');
      await playRound(shapes, look);
    },
  },
  {
    name: 'Shape Match without a picture',
    take: async (page, look) => {
      await page.addInitScript(forbidWebgl);
      const shapes = new ShapeMatch(page);
      await shapes.openFrozen('?mute&seed=21&difficulty=hard');
      await shapes.playTo('Which');
      await look('two shapes without a picture');
      await shapes.press('wrong');
      await look('a mistake without a picture');
      await shapes.goOn();
      await shapes.playTo('What');
      await look('a shape without a picture');
    },
  },
];
