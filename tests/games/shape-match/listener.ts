import { MIXED } from '../../../machines/shape-match/pools';
import { nextQuestion, questionAt } from '../../../machines/shape-match/questions';
import { DIFFICULTIES } from '../../../machines/shape-match/rules';
import { choiceName, text } from '../../../src/games/shape-match/text';
import { amongChoices, choicesIn, heardQuestion, type Listener } from '../../helpers/listener';

const SIDES: Readonly<Record<string, number>> = {
  circle: 0,
  triangle: 3,
  square: 4,
  diamond: 4,
  pentagon: 5,
  hexagon: 6,
  heptagon: 7,
  octagon: 8,
  rectangle: 4,
};
const sidesOf = (name: string): number => SIDES[name.toLowerCase()] ?? Number.NaN;

/** The number of sides in the outline that was read out; null if there was none. */
function countSides(spoken: string): number | null {
  const [, outline] = /Going round the shape: ([^.]*)\./.exec(spoken) ?? [];
  return outline === undefined ? null : (outline.match(/\bside\b/g)?.length ?? 0);
}

function compare(spoken: string): string | null {
  const [, asks, one = '', other = ''] =
    /^Which shape has (more|fewer) sides\? Choices: (\w+), (\w+)\.$/.exec(spoken) ?? [];
  if (asks === undefined) return null;
  return sidesOf(one) > sidesOf(other) === (asks === 'more') ? one : other;
}

export const listener: Listener = {
  starts: [text.ear.start()],
  questions: (seed) =>
    DIFFICULTIES.flatMap((difficulty) =>
      [questionAt(seed, { difficulty }, seed % 12), nextQuestion(seed, 0, difficulty, [], MIXED).question].map(
        (question) => heardQuestion(text.ear.asked(question), choiceName(question.answer)),
      ),
    ),
  answer: (spoken) => {
    const sides = countSides(spoken);
    if (sides === null) return compare(spoken);
    if (spoken.startsWith('How many straight sides?')) return amongChoices(spoken, sides);
    if (spoken.startsWith('Basic or advanced?'))
      return (
        [...spoken.matchAll(/(Basic|Advanced): ([^.]*)/g)].find(([, , names = '']) =>
          names.split(', ').some((name) => sidesOf(name) === sides),
        )?.[1] ?? null
      );
    return choicesIn(spoken).find((name) => sidesOf(name) === sides) ?? null;
  },
  // The names of all shapes in both groups are read out.
  maxLength: 30,
};
