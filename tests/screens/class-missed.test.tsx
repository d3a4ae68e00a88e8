// @vitest-environment jsdom
/* Simulated classes, with the codes and questions of every game that has class rounds. */
import { describe, expect, it } from 'vitest';
import { CARRIED_ANSWERS } from '../../machines/core/class-answers';
import { type ClassRound, createClassCode, parseClassCode } from '../../machines/core/class-code';
import { type AskedQuestion, rankClassMisses } from '../../machines/core/class-missed';
import { pickOne, type Random, randomInteger, seededRandom } from '../../machines/core/random';
import { GAMES } from '../../src/catalogue';
import type { Discussion } from '../../src/play/discuss/discussion';
import { createClassRound, hasClassMode } from '../../src/play/modes/class/class-link';

const discussions = import.meta.glob<Discussion>('../../src/games/*/discuss.tsx', {
  eager: true,
  import: 'discussion',
});
const CLASS_GAMES = GAMES.filter(hasClassMode).map((game) => ({
  id: game.id,
  game,
  discussion: discussions[`../../src/games/${game.id}/discuss.tsx`]!,
}));

const CLASSES = 200;
const CHILDREN = 30;
const ALPHABET = Array.from('BCDFGHJKMNPQRSTVWXZ') as [string, ...string[]];

/** What a teacher or child types instead of a code: other letters, two swapped ones, one too few, one too many. */
function mistyped(random: Random, code: string): string {
  const letters = Array.from(code);
  const at = randomInteger(random, 0, letters.length - 2);
  switch (randomInteger(random, 0, 3)) {
    case 0:
      for (let wrong = randomInteger(random, 1, 4); wrong > 0; wrong--)
        letters[randomInteger(random, 0, letters.length - 1)] = pickOne(random, ALPHABET);
      break;
    case 1:
      [letters[at], letters[at + 1]] = [letters[at + 1]!, letters[at]!];
      break;
    case 2:
      letters.splice(at, 1);
      break;
    default:
      letters.splice(at, 0, pickOne(random, ALPHABET));
  }
  return letters.join('');
}

const inOrder = (answers: readonly boolean[]): readonly AskedQuestion[] =>
  answers.map((_, number) => ({ number, level: 0 }));

/** A class whose children differ, playing questions of which some are much harder than others. */
function playedBy(random: Random, questions: number | undefined): readonly (readonly boolean[])[] {
  const hardness = Array.from({ length: 40 }, () => random() ** 3 * 0.7);
  return Array.from({ length: CHILDREN }, () => {
    const skill = random();
    const count = questions ?? randomInteger(random, 6, 40);
    return Array.from({ length: count }, (_, index) => random() > hardness[index]! * (1.3 - skill));
  });
}

interface Lesson {
  /** What the board shows: the three most missed questions. */
  readonly shown: readonly AskedQuestion[];
  /** How many children really missed a question. */
  readonly missedBy: (asked: AskedQuestion) => number;
  /** The smallest number of children who missed one of the three most missed questions. */
  readonly third: number;
  /** How many questions anybody missed. */
  readonly count: number;
  readonly typed: number;
  readonly accepted: number;
}

function teach(
  round: ClassRound,
  played: readonly (readonly boolean[])[],
  discussion: Discussion,
  random: Random,
): Lesson {
  const questionsOf = discussion.questionsOf ?? inOrder;
  const misses = new Map<string, Set<number>>();
  const board = new Set<string>();
  let [typed, accepted] = [0, 0];
  for (const [child, answers] of played.entries()) {
    const look = { animal: child % 18, sail: child % 4, tag: randomInteger(random, 0, 313) };
    const right = answers.filter(Boolean).length;
    const code = createClassCode(round, look, { right, answers: answers.length }, answers);
    for (const [index, asked] of questionsOf(answers).slice(0, CARRIED_ANSWERS).entries())
      if (answers[index] === false) {
        const key = JSON.stringify(asked);
        misses.set(key, (misses.get(key) ?? new Set()).add(child));
      }
    const wrong = mistyped(random, code);
    if (random() < 0.2 && wrong !== code) {
      typed += 1;
      if (parseClassCode(round, wrong).type === 'result') {
        accepted += 1;
        board.add(wrong);
      }
    }
    board.add(code);
  }
  const read = [...board].flatMap((code) => {
    const { type, ...rest } = parseClassCode(round, code);
    return type === 'result' && 'result' in rest && rest.result.answers !== undefined ? [rest.result.answers] : [];
  });
  const counts = [...misses.values()].map(({ size }) => size).toSorted((one, other) => other - one);
  return {
    shown: rankClassMisses(read, discussion.questionsOf).slice(0, 3),
    missedBy: ({ number, level }) => misses.get(JSON.stringify({ number, level }))?.size ?? 0,
    third: counts[Math.min(2, counts.length - 1)] ?? 0,
    count: counts.length,
    typed,
    accepted,
  };
}

describe('In 200 simulated classes of 30', () => {
  it.each(CLASS_GAMES)(
    'the three most missed questions of $id are right, whatever is typed wrong',
    ({ game, discussion }) => {
      const random = seededRandom(54, game.id);
      const lessons = Array.from({ length: CLASSES }, (_, seed) =>
        teach(
          createClassRound(game, seed, new URLSearchParams()),
          playedBy(random, game.questions),
          discussion,
          random,
        ),
      );
      const wrong = lessons.filter(
        ({ shown, missedBy, third, count }) =>
          shown.length < Math.min(3, count) || shown.some((asked) => missedBy(asked) < third),
      );
      const typed = lessons.reduce((sum, lesson) => sum + lesson.typed, 0);
      const accepted = lessons.reduce((sum, lesson) => sum + lesson.accepted, 0);
      console.log(
        'ZZ',
        game.id,
        accepted,
        typed,
        JSON.stringify(wrong.map((l) => ({ ...l, m: l.shown.map(l.missedBy) }))),
      );
      expect(wrong).toEqual([]);
      expect(accepted / typed).toBeLessThan(0.003);
    },
  );
});
