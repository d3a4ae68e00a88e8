import { type Correct, createRoundUpdate, type QuestionAsked, type RoundUpdate } from '../core/events';
import { toCommonDenominator } from '../core/fraction';
import { breakStreak, extendStreak, NO_STREAK, type Streak } from '../core/streak';
import { type GivenAnswer, judge, type TypedAmount } from './answer';
import { isAmountQuestion, mixedQuestionAt, type Question, questionAt } from './questions';
import { RULES, type Settings } from './rules';

/** A question that was answered wrong, and the answer that was typed. */
export interface Mistake {
  readonly question: Question;
  readonly entry: TypedAmount;
}

export type RoundEvent =
  | QuestionAsked<Question>
  | (Correct & { readonly question: Question; readonly given: GivenAnswer })
  | { readonly type: 'incorrect'; readonly question: Question; readonly given: GivenAnswer }
  /** The bars have been cut. Next, their parts are laid out. */
  | { readonly type: 'cut' }
  /** The parts have been laid out. Next, they are measured. */
  | { readonly type: 'laid' };

/** The state of the bars: an open question, or one step of the answer. */
export type BarStep = 'open' | 'cutting' | 'laying' | 'measuring' | 'shown';

export interface Round {
  readonly question: Question;
  /** The answer to this question; null while it is open. */
  readonly given: GivenAnswer | null;
  readonly step: BarStep;
  readonly score: number;
  readonly streak: Streak;
  readonly answers: number;
  readonly mistakes: readonly Mistake[];
}

const askQuestion = (
  round: Omit<Round, 'question' | 'given' | 'step'>,
  question: Question,
): RoundUpdate<Round, RoundEvent> =>
  createRoundUpdate({ ...round, question, given: null, step: 'open' }, { type: 'asked', question });

/** The functions that deal a round's questions with one of the functions in `questions.ts`. */
const dealtBy = (draw: typeof questionAt) => ({
  newRound: (seed: number, settings: Settings): RoundUpdate<Round, RoundEvent> =>
    askQuestion({ score: 0, streak: NO_STREAK, answers: 0, mistakes: [] }, draw(seed, settings, 0)),
  withNextQuestion: (round: Round, seed: number, settings: Settings): RoundUpdate<Round, RoundEvent> =>
    askQuestion(round, draw(seed, settings, round.question.number + 1)),
});

export const dealt = dealtBy(questionAt);
/** For a round that is mixed for one child. */
export const mixed = dealtBy(mixedQuestionAt);

/** Swaps in the question from another round. */
export const withMissedQuestion = (round: Round, { question }: Round): RoundUpdate<Round, RoundEvent> =>
  askQuestion(round, question);

export function applyAnswer(round: Round, entry: TypedAmount): RoundUpdate<Round, RoundEvent> {
  const { question } = round;
  const given = judge(question, entry);
  const isCorrect = given.verdict === 'right';
  const streak = isCorrect ? extendStreak(round.streak) : breakStreak(round.streak);
  return createRoundUpdate(
    {
      ...round,
      given,
      step: 'cutting',
      answers: round.answers + 1,
      score: round.score + (isCorrect ? RULES.pointsPerAnswer : 0),
      streak,
      mistakes: isCorrect ? round.mistakes : [...round.mistakes, { question, entry }],
    },
    isCorrect ? { type: 'correct', question, given, streak: streak.now } : { type: 'incorrect', question, given },
  );
}

/** The round with the right answer to its question, before the bars have been cut. */
export function withSolution(round: Round): Round {
  const given = judge(round.question, { wholes: 0, part: round.question.answer });
  return { ...round, given, step: 'cutting' };
}

/** The number of parts, or of things that are shared, laid out one by one after an answer. */
export function countPartsToLay(question: Question): number {
  if (isAmountQuestion(question)) return question.amount;
  if (!('first' in question)) return question.answer.numerator;
  const [first, second] = toCommonDenominator(question.first, question.second);
  return question.type === 'add' ? first.numerator + second.numerator : first.numerator;
}

/** Time to lay out the parts, in milliseconds. */
export const layPartsMs = (question: Question): number =>
  Math.min(countPartsToLay(question) * RULES.show.partMs, RULES.show.maxLayMs);

/** Duration of the current step of the answer, in milliseconds. */
export function stepMs({ step, question }: Round): number {
  switch (step) {
    case 'cutting':
      return RULES.show.cutMs;
    case 'laying':
      return layPartsMs(question);
    case 'measuring':
      return RULES.show.measureMs;
    case 'open':
    case 'shown':
      return 0;
  }
}

/** The round at the next step of its answer; null after the last step. */
export function withNextStep(round: Round): RoundUpdate<Round, RoundEvent> | null {
  switch (round.step) {
    case 'cutting':
      return createRoundUpdate({ ...round, step: 'laying' }, { type: 'cut' });
    case 'laying':
      return createRoundUpdate({ ...round, step: 'measuring' }, { type: 'laid' });
    case 'measuring':
      return createRoundUpdate({ ...round, step: 'shown' });
    case 'open':
    case 'shown':
      return null;
  }
}
