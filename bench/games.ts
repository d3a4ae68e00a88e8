import { ACHIEVEMENTS } from '../machines/arithmetic-hero/achievements.ts';
import { chooseAnswer, chooseMissing, chooseShape, chooseTime, chooseX, takeTile } from './answers/choosing.ts';
import { fillTable, typeAmount, typeFraction, typeSum } from './answers/typing.ts';
import type { Change } from './build.ts';

/** A game as the benchmark plays it. */
export interface BenchGame {
  readonly id: string;
  /** The address of a round, without what every measurement adds. */
  readonly address: string;
  /** What `data-state` begins with while the round is played, one of these. */
  readonly playing: readonly string[];
  /** What the device remembers of the player, by key: nothing is unlocked in the middle of a measurement. */
  readonly stored: Readonly<Record<string, unknown>>;
  /** Gives a right answer to what is asked; runs in the page, so it must not use anything from outside itself. */
  readonly answer: () => void;
  /** What is changed in the source so that the measured moment lasts: the site of the benchmark alone is built with it. */
  readonly changes: readonly Change[];
  /**
   * How many things move at once, as `&things=` tells the changed source: the ordinary number first. `&pace=` makes them
   * move so many times slower, so that nothing ends by itself.
   */
  readonly things: readonly [number, ...number[]];
  /** How many frames pass until one more of them is there. */
  readonly framesPerThing: number;
}

/** What the changed source reads from the address. */
const asked = (name: string, otherwise: number): string =>
  `Number(new URLSearchParams(globalThis.location?.search).get('${name}') ?? ${otherwise})`;
const THINGS = asked('things', 5);
const HERO_RULES = 'machines/arithmetic-hero/rules.ts';
const HERO_LEVELS = 'machines/arithmetic-hero/levels.ts';
const TAKEDOWN_RULES = 'machines/target-takedown/rules.ts';

/** Bests that no round comes to, so that none is written in the middle of a measurement. */
const bestsOf = (kind: string) => ({ version: 1, data: { [kind]: { score: 1e9, streak: 1e9 } } });

/** As many questions of a quiz as there is time for: a round of ten would soon be over. */
const ENDLESS_QUIZ: readonly Change[] = [
  { file: 'machines/core/quiz-round.ts', from: 'questions: 10', to: 'questions: 1e9' },
  // What the confetti of each right answer allocates is its library's (8 KB a frame); the measure of stutter has it.
  {
    file: 'src/play/quiz/useQuizEffects.ts',
    from: "event.type === 'correct' && celebrates === 'answers'",
    to: "event.type === 'correct' && celebrates === 'nothing'",
  },
];

/** Every game that is measured. A new game is one entry here, and its limits in budgets.json. */
export const GAMES: readonly BenchGame[] = [
  {
    id: 'arithmetic-hero',
    address: '/arithmetic-hero?mode=arcade&level=1&answers=type',
    playing: ['playing.arcade.falling'],
    answer: typeSum,
    stored: {
      arithmeticHeroProgress: {
        unlockedLevels: 5,
        totalCorrectAnswers: 100_000,
        longestStreak: 100_000,
        achievements: ACHIEVEMENTS.map(({ id }) => ({ id, isUnlocked: true })),
      },
    },
    things: [5, 30],
    framesPerThing: 54,
    // One long wave in which each sum that is solved makes room for the next, and which falls the slower the more there are.
    changes: [
      { file: HERO_RULES, from: 'mostUnsolved: 5', to: `mostUnsolved: ${THINGS}` },
      { file: HERO_RULES, from: 'spawnMs: 1500', to: 'spawnMs: 900' },
      { file: HERO_RULES, from: 'fasterPerLevelMs: 100', to: 'fasterPerLevelMs: 0' },
      { file: HERO_LEVELS, from: 'speedMs: 8000', to: `speedMs: 1600 * ${THINGS} * ${asked('pace', 1)}` },
      { file: HERO_LEVELS, from: 'speedIncreaseMs: 200', to: 'speedIncreaseMs: 0' },
      { file: HERO_LEVELS, from: 'equationsPerWave: 5', to: 'equationsPerWave: 1e9' },
      { file: 'machines/arithmetic-hero/falling.ts', from: 'CARD_GAP = 24', to: `CARD_GAP = 120 / ${THINGS}` },
    ],
  },
  {
    // After five answers the ship is in warp mode, and stays there.
    id: 'math-warp',
    address: '/math-warp?time=none',
    playing: ['playing'],
    answer: chooseMissing,
    stored: { 'numeria.math-warp.bests': bestsOf('none') },
    things: [4],
    framesPerThing: 60,
    changes: [],
  },
  {
    id: 'target-takedown',
    address: '/target-takedown?mode=chill&time=none',
    playing: ['playing'],
    answer: takeTile,
    stored: { 'numeria.target-takedown.bests': bestsOf('chill.none') },
    things: [12, 32],
    framesPerThing: 10,
    changes: [
      {
        file: TAKEDOWN_RULES,
        from: 'tiles: { fewest: { at: 8, each: 1 }, most: { at: 12, each: 2 } }',
        to: `tiles: { fewest: { at: ${asked('things', 12)}, each: 0 }, most: { at: ${asked('things', 12)}, each: 0 } }`,
      },
      {
        file: TAKEDOWN_RULES,
        from: 'target: { least: { at: 15, each: 5 }, most: { at: 35, each: 10 } }',
        to: 'target: { least: { at: 90, each: 0 }, most: { at: 90, each: 0 } }',
      },
    ],
  },
  {
    // The fullest balance there is: up to ten crates and 170 units.
    id: 'algebra-adventure',
    address: '/algebra-adventure?mode=findX&difficulty=hard&time=none',
    playing: ['playing'],
    answer: chooseX,
    stored: { 'numeria.algebra-adventure.bests': bestsOf('findX.hard.none') },
    things: [10],
    framesPerThing: 10,
    changes: [],
  },
  {
    // As many sums as there is time for, each of its own seed: a round of 25 would soon be over.
    id: 'mental-maths',
    address: '/mental-maths?time=none',
    playing: ['playing'],
    answer: chooseAnswer,
    stored: { 'numeria.mental-maths.bests': bestsOf('none') },
    things: [4],
    framesPerThing: 30,
    changes: [
      {
        file: 'machines/mental-maths/round.ts',
        from: 'question.number === RULES.questions - 1',
        to: 'question.number === 1e9',
      },
      {
        file: 'machines/mental-maths/questions.ts',
        from: 'while (earlier.length < number)',
        to: 'while (earlier.length < 0)',
      },
      {
        file: 'machines/mental-maths/questions.ts',
        from: 'const equation = equationAfter(earlier, seed);',
        to: 'const equation = equationAfter(earlier, seed + number);',
      },
    ],
  },
  {
    // The cart drives on with each answer, and never overtakes its best.
    id: 'math-facts',
    address: '/math-facts?mode=mixed&difficulty=easy&time=none',
    playing: ['racing'],
    answer: typeSum,
    stored: { 'numeria.math-facts.bests': bestsOf('mixed.easy.none') },
    things: [1],
    framesPerThing: 30,
    changes: [],
  },
  {
    id: 'time-master',
    address: '/time-master?difficulty=easy&time=none',
    playing: ['playing'],
    answer: chooseTime,
    stored: { 'numeria.time-master.bests': bestsOf('easy.none') },
    things: [1],
    framesPerThing: 30,
    changes: ENDLESS_QUIZ,
  },
  {
    // The large puzzle, which is filled in, checked and emptied for ever: one that is solved would be another moment.
    id: 'times-tables',
    address: '/times-tables?size=4',
    playing: ['idle', 'playing'],
    answer: fillTable,
    stored: {
      timesTablesMasterStats: { streak: 9, bestTime: 1, gamesCompleted: 9, lastCompleted: null, bestTimes: {} },
    },
    things: [16],
    framesPerThing: 10,
    changes: [],
  },
  {
    // Every shape there is, turned, alone and in pairs; after each answer its sides are counted. With a pair come other
    // plinths, which the page shows: a commit for which nothing else happens.
    id: 'shape-match',
    address: '/shape-match?difficulty=hard',
    playing: ['unanswered', 'answered'],
    answer: chooseShape,
    stored: { 'numeria.shape-match.bests': bestsOf('hard') },
    things: [1],
    framesPerThing: 30,
    changes: [],
  },
  {
    // After each answer the bars are cut, laid out and measured before the next question comes.
    id: 'fraction-basics',
    address: '/fraction-basics?type=all',
    playing: ['question', 'answered'],
    answer: typeFraction,
    stored: { 'numeria.fraction-basics.bests': bestsOf('all') },
    things: [1],
    framesPerThing: 30,
    changes: [],
  },
  {
    // The largest denominators; as many questions as there is time for, each drawn as if it were the first of its type.
    id: 'fraction-simplify',
    address: '/fraction-simplify?difficulty=hard&time=none',
    playing: ['playing'],
    answer: typeFraction,
    stored: { 'numeria.fraction-simplify.bests': bestsOf('hard.none') },
    things: [1],
    framesPerThing: 30,
    changes: [
      ...ENDLESS_QUIZ,
      {
        file: 'machines/fraction-simplify/questions.ts',
        from: 'for (let block = 0; ; block++)',
        to: 'for (let block = place.block; ; block++)',
      },
    ],
  },
  {
    // The fullest counter: coins of every kind and dollar bills; as many questions as there is time for.
    id: 'money-counter',
    address: '/money-counter?difficulty=hard&time=none',
    playing: ['playing'],
    answer: typeAmount,
    stored: { 'numeria.money-counter.bests': bestsOf('hard.none') },
    things: [1],
    framesPerThing: 30,
    changes: [
      ...ENDLESS_QUIZ,
      {
        file: 'machines/money-counter/questions.ts',
        from: 'while (earlier.length < number)',
        to: 'while (earlier.length < 0)',
      },
      {
        file: 'machines/money-counter/questions.ts',
        from: 'const asked = askedAfter(earlier, seed, difficulty);',
        to: 'const asked = askedAfter(earlier, seed + number, difficulty);',
      },
    ],
  },
];

/** What is changed in the source of the one site on which all games are measured. */
export const CHANGES: readonly Change[] = [...new Set(GAMES.flatMap(({ changes }) => changes))];

/** Whether a state is one in which a round is played. */
export const isPlayed = ({ playing }: BenchGame, state: string): boolean =>
  playing.some((beginning) => state.startsWith(beginning));
