/** What a game page may show, as far as a player who does anything at all can see. */
export interface GameLaw {
  readonly id: string;
  /** Every state that `data-state` may name, without `.paused`; the charts of the machines say so (games.test.ts). */
  readonly states: readonly string[];
  /** The states in which a question is asked: it can be read, and answered. */
  readonly asking: readonly string[];
  /** Whether two choices may show the same: the tiles of a target do. */
  readonly choices: 'distinct' | 'alike';
  /** The settings of its own that a link may give it. */
  readonly settings: Readonly<Record<string, readonly string[]>>;
}

const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
const QUIZ = {
  states: ['menu', 'playing.asking', 'playing.feedback', 'finished'],
  asking: ['playing.asking'],
  choices: 'distinct',
  settings: { difficulty: DIFFICULTIES },
} as const;

const HERO_ROUNDS = {
  arcade: ['falling', 'asking', 'solved', 'feedback', 'unlocked', 'over'],
  challenge: ['ready', 'falling', 'asking', 'solved', 'feedback', 'over'],
  practice: ['asking', 'correct', 'wrong', 'settings'],
} as const;

/** The twelve games. */
export const GAMES: readonly GameLaw[] = [
  {
    id: 'algebra-adventure',
    states: ['menu', 'playing.asking', 'playing.feedback', 'gameOver'],
    asking: ['playing.asking'],
    choices: 'distinct',
    settings: { mode: ['findX', 'balance', 'substitute'], difficulty: DIFFICULTIES },
  },
  {
    id: 'arithmetic-hero',
    states: [
      'menu',
      'gameover',
      'other.customiser',
      'other.rewards',
      ...Object.entries(HERO_ROUNDS).flatMap(([mode, states]) => states.map((state) => `playing.${mode}.${state}`)),
    ],
    asking: ['playing.arcade.asking', 'playing.challenge.asking', 'playing.practice.asking'],
    choices: 'distinct',
    settings: {
      mode: ['arcade', 'practice', 'challenge'],
      level: ['1', '2', '3', '4', '5'],
      answers: ['type', 'choice'],
    },
  },
  {
    id: 'fraction-basics',
    states: ['question', 'answered.cutting', 'answered.laying', 'answered.measuring', 'answered.shown', 'finished'],
    asking: ['question'],
    choices: 'distinct',
    settings: { type: ['all', 'convert', 'simplify', 'add', 'subtract'] },
  },
  { id: 'fraction-simplify', ...QUIZ },
  {
    id: 'math-facts',
    states: ['menu', 'racing.asking', 'racing.waiting', 'done'],
    asking: ['racing.asking'],
    choices: 'distinct',
    settings: {
      mode: ['addition', 'subtraction', 'multiplication', 'division', 'mixed'],
      difficulty: DIFFICULTIES,
    },
  },
  {
    id: 'math-warp',
    states: ['menu', 'gameOver', 'playing.opening', 'playing.open', 'playing.closing', 'playing.closed'],
    asking: ['playing.open'],
    choices: 'distinct',
    settings: {},
  },
  {
    id: 'mental-maths',
    states: ['idle', 'playing.asking', 'playing.feedback', 'completed'],
    asking: ['playing.asking'],
    choices: 'distinct',
    settings: {},
  },
  { id: 'money-counter', ...QUIZ },
  {
    id: 'shape-match',
    states: ['unanswered', 'answered.counting', 'answered.counted', 'finished'],
    asking: ['unanswered'],
    choices: 'distinct',
    settings: { difficulty: DIFFICULTIES },
  },
  {
    id: 'target-takedown',
    states: ['menu', 'playing.choosing', 'playing.hit', 'playing.missed', 'gameOver'],
    asking: ['playing.choosing'],
    choices: 'alike',
    settings: { mode: ['classic', 'survival', 'chill'] },
  },
  { id: 'time-master', ...QUIZ },
  {
    id: 'times-tables',
    states: ['idle', 'playing', 'completed'],
    asking: ['idle', 'playing'],
    choices: 'distinct',
    settings: { size: ['3', '4'] },
  },
];

/** The law of a game; throws an Error where there is no such game. */
export function lawOf(id: string): GameLaw {
  const law = GAMES.find((game) => game.id === id);
  if (law === undefined)
    throw new Error(`There is no game "${id}". There are: ${GAMES.map(({ id }) => id).join(', ')}`);
  return law;
}
