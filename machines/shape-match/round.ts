import { type Correct, createRoundUpdate, type QuestionAsked, type RoundUpdate } from '../core/events';
import { breakStreak, extendStreak, NO_STREAK, type Streak } from '../core/streak';
import { MIXED, type Pool, SPECIFIED } from './pools';
import { type Choice, type History, nextQuestion, type Question } from './questions';
import { type Difficulty, difficultyAfter, RULES, type Settings, SHAPES } from './rules';

export interface GivenAnswer {
  readonly verdict: 'right' | 'wrong';
  readonly choice: Choice;
}

/** A question that was answered wrong, and the wrong choice. */
export interface Mistake {
  readonly question: Question;
  readonly choice: Choice;
}

export type RoundEvent =
  | QuestionAsked<Question>
  | (Correct & { readonly question: Question; readonly given: GivenAnswer })
  | { readonly type: 'incorrect'; readonly question: Question; readonly given: GivenAnswer }
  | { readonly type: 'levelUp'; readonly difficulty: Difficulty }
  | { readonly type: 'counted'; readonly step: CountStep; readonly isLast: boolean };

/** One step of counting: a side of one of the drawn shapes, or the outline of a circle. */
export interface CountStep {
  /** The index of the drawn shape. */
  readonly shapeIndex: number;
  /** The number of the side, from 1; 0 for the outline of a circle. */
  readonly count: number;
}

/** The order in which the sides of a question are counted: shape by shape, side by side. */
export const getCountSteps = ({ drawn }: Question): readonly CountStep[] =>
  drawn.flatMap(({ shape }, shapeIndex) => {
    const { sides } = SHAPES[shape];
    return sides === 0
      ? [{ shapeIndex, count: 0 }]
      : Array.from({ length: sides }, (_, index) => ({ shapeIndex, count: index + 1 }));
  });

export interface Round {
  readonly question: Question;
  /** The questions asked so far, so that they are not repeated too soon. */
  readonly history: History;
  /** The answer to this question; null while it is open. */
  readonly given: GivenAnswer | null;
  /** The number of counting steps since the answer. */
  readonly counted: number;
  readonly score: number;
  readonly streak: Streak;
  readonly answers: number;
  /** The current difficulty; once this question is answered, the difficulty of the next one. */
  readonly difficulty: Difficulty;
  readonly mistakes: readonly Mistake[];
}

interface Draw {
  readonly seed: number;
  readonly number: number;
  readonly history: History;
  readonly pool: Pool;
}

function askQuestion(
  round: Omit<Round, 'question' | 'history' | 'given' | 'counted'>,
  { seed, number, history, pool }: Draw,
): RoundUpdate<Round, RoundEvent> {
  const drawing = nextQuestion(seed, number, round.difficulty, history, pool);
  return createRoundUpdate(
    { ...round, ...drawing, given: null, counted: 0 },
    { type: 'asked', question: drawing.question },
  );
}

const newRoundFrom =
  (pool: Pool) =>
  (seed: number, { difficulty }: Settings): RoundUpdate<Round, RoundEvent> =>
    askQuestion(
      { score: 0, streak: NO_STREAK, answers: 0, difficulty, mistakes: [] },
      { seed, number: 0, history: [], pool },
    );

const withNextQuestionFrom =
  (pool: Pool) =>
  (round: Round, seed: number): RoundUpdate<Round, RoundEvent> =>
    askQuestion(round, { seed, number: round.question.number + 1, history: round.history, pool });

export const newRound = newRoundFrom(SPECIFIED);
export const withNextQuestion = withNextQuestionFrom(SPECIFIED);

/** `newRound` and `withNextQuestion` for a round that is mixed for one child. */
export const mixed = { newRound: newRoundFrom(MIXED), withNextQuestion: withNextQuestionFrom(MIXED) } as const;

/** Swaps in the question from another round. */
export const withMissedQuestion = (round: Round, { question }: Round): RoundUpdate<Round, RoundEvent> =>
  createRoundUpdate({ ...round, question, given: null, counted: 0 }, { type: 'asked', question });

export const judge = ({ answer }: Question, choice: Choice): GivenAnswer => ({
  verdict: choice === answer ? 'right' : 'wrong',
  choice,
});

export function applyAnswer(round: Round, choice: Choice, settings: Settings): RoundUpdate<Round, RoundEvent> {
  const { question } = round;
  const given = judge(question, choice);
  const isCorrect = given.verdict === 'right';
  const answers = round.answers + 1;
  const streak = isCorrect ? extendStreak(round.streak) : breakStreak(round.streak);
  const difficulty = difficultyAfter(settings.difficulty, answers);
  const isHarder = difficulty !== round.difficulty;
  return createRoundUpdate<Round, RoundEvent>(
    {
      ...round,
      given,
      answers,
      difficulty,
      score: round.score + (isCorrect ? RULES.pointsPerAnswer : 0),
      streak,
      mistakes: isCorrect ? round.mistakes : [...round.mistakes, { question, choice }],
    },
    isCorrect ? { type: 'correct', question, given, streak: streak.now } : { type: 'incorrect', question, given },
    ...(isHarder ? [{ type: 'levelUp', difficulty } as const] : []),
  );
}

/** Duration of the current step of counting, in milliseconds. */
export function stepMs({ question, counted }: Round): number {
  const { sideMs, circleMs } = RULES.count;
  return getCountSteps(question)[counted]?.count === 0 ? circleMs : sideMs;
}

/** Whether all sides have been counted. */
export const hasCountedAllSides = ({ question, counted }: Round): boolean => counted === getCountSteps(question).length;

/** The round after one more step of counting. */
export function countNextSide(round: Round): RoundUpdate<Round, RoundEvent> {
  const counted = round.counted + 1;
  const steps = getCountSteps(round.question);
  const step = steps[round.counted]!;
  return createRoundUpdate({ ...round, counted }, { type: 'counted', step, isLast: counted === steps.length });
}
