import { type Asked, type Correct, type Turn, turn } from '../core/events';
import { toCommonDenominator } from '../core/fraction';
import { breakStreak, extendStreak, NO_STREAK, type Streak } from '../core/streak';
import { type Entry, type Given, judge } from './answer';
import { type Question, questionAt } from './questions';
import { RULES, type Settings } from './rules';

/** A question that was answered wrong, and the answer that was typed. */
export interface Mistake {
  readonly question: Question;
  readonly entry: Entry;
}

export type RoundEvent =
  | Asked<Question>
  | (Correct & { readonly question: Question; readonly given: Given })
  | { readonly type: 'incorrect'; readonly question: Question; readonly given: Given }
  /** The bars have been cut. Next, their parts are laid out. */
  | { readonly type: 'cut' }
  /** The parts have been laid out. Next, they are measured. */
  | { readonly type: 'laid' };

/** The state of the bars: an open question, or one step of the answer. */
export type BarStep = 'open' | 'cutting' | 'laying' | 'measuring' | 'shown';

export interface Round {
  readonly question: Question;
  /** The answer to this question; null while it is open. */
  readonly given: Given | null;
  readonly step: BarStep;
  readonly score: number;
  readonly streak: Streak;
  readonly answers: number;
  readonly mistakes: readonly Mistake[];
}

const asking = (round: Omit<Round, 'question' | 'given' | 'step'>, question: Question): Turn<Round, RoundEvent> =>
  turn({ ...round, question, given: null, step: 'open' }, { type: 'asked', question });

export const newRound = (seed: number, settings: Settings): Turn<Round, RoundEvent> =>
  asking({ score: 0, streak: NO_STREAK, answers: 0, mistakes: [] }, questionAt(seed, settings, 0));

/** Swaps in the question of another round. */
export const withQuestionOf = (round: Round, { question }: Round): Turn<Round, RoundEvent> => asking(round, question);

export const withNextQuestion = (round: Round, seed: number, settings: Settings): Turn<Round, RoundEvent> =>
  asking(round, questionAt(seed, settings, round.question.number + 1));

export function answered(round: Round, entry: Entry): Turn<Round, RoundEvent> {
  const { question } = round;
  const given = judge(question, entry);
  const isCorrect = given.verdict === 'right';
  const streak = isCorrect ? extendStreak(round.streak) : breakStreak(round.streak);
  return turn(
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

/** The number of parts laid out one by one after an answer. */
export function laidParts(question: Question): number {
  if (!('first' in question)) return question.answer.numerator;
  const [first, second] = toCommonDenominator(question.first, question.second);
  return question.type === 'add' ? first.numerator + second.numerator : first.numerator;
}

/** Time to lay out the parts, in milliseconds. */
export const layMs = (question: Question): number =>
  Math.min(laidParts(question) * RULES.show.partMs, RULES.show.maxLayMs);

/** Duration of the current step of the answer, in milliseconds. */
export function stepMs({ step, question }: Round): number {
  switch (step) {
    case 'cutting':
      return RULES.show.cutMs;
    case 'laying':
      return layMs(question);
    case 'measuring':
      return RULES.show.measureMs;
    case 'open':
    case 'shown':
      return 0;
  }
}

/** The round at the next step of its answer; null after the last step. */
export function withNextStep(round: Round): Turn<Round, RoundEvent> | null {
  switch (round.step) {
    case 'cutting':
      return turn({ ...round, step: 'laying' }, { type: 'cut' });
    case 'laying':
      return turn({ ...round, step: 'measuring' }, { type: 'laid' });
    case 'measuring':
      return turn({ ...round, step: 'shown' });
    case 'open':
    case 'shown':
      return null;
  }
}
