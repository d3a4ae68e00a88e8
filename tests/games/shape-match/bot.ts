import { answerByChoosing, type BotGame, UNTIMED_ROUNDS } from '../../e2e/helpers/bot-kit';

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
  Rectangle: 4,
};
const BASIC = new Set(['Triangle', 'Square', 'Pentagon', 'Hexagon', 'Circle']);

/** The question as read by a player who cannot see the picture. */
interface Asked {
  readonly question: string;
  /** The description of the outline; null for a comparison of two shapes. */
  readonly outline: string | null;
  readonly choices: readonly string[];
}

/** The text of the right answer, worked out only from text on the page. */
function answerTo({ question, outline, choices }: Asked): string {
  const comparison = /^Which shape has (more|fewer) sides\?$/.exec(question);
  if (comparison !== null) {
    const [few = '', many = ''] = choices.toSorted((one, other) => SIDES[one]! - SIDES[other]!);
    return comparison[1] === 'more' ? many : few;
  }
  const sides = outline?.match(/\bside\b/g)?.length ?? 0;
  if (question.startsWith('How many')) return String(sides);
  const name =
    outline?.includes('sharp') === true ? 'Diamond' : outline?.includes('long') === true ? 'Rectangle' : NAMES[sides]!;
  if (question.startsWith('What')) return name;
  return BASIC.has(name) ? 'Basic' : 'Advanced';
}

export const bot: BotGame = {
  menu: null,
  over: 'finished',
  again: '🔄 Play Again',
  toMenu: null,
  rounds: UNTIMED_ROUNDS,
  looks: { addresses: ['&difficulty=hard'] },
  answer: (sight, verdict) => {
    const answer = answerTo({ ...sight, choices: sight.choices.map(({ text }) => text) });
    return answerByChoosing(sight, verdict, (text) => text === answer || text.startsWith(`${answer}:`));
  },
};
