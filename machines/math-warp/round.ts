/* A round as a value: each thing that happens makes the next one, and lists in `happened` what it did. */
import { broken, extended, NO_STREAK, type Streak } from '../core/streak';
import { judge, type Question, questionAt } from './questions';
import { isWarp, levelAfter, RULES, scoreFor } from './rules';

/** A question that was answered wrong, and the numbers that were chosen, in order. */
export interface Mistake {
  readonly question: Question;
  readonly chosen: readonly number[];
}

/** What the last event made happen, for all that shows, sounds or says it. */
export type Happening =
  /** The portal begins to open: with a new question, or again with one that was answered wrong. */
  | { readonly kind: 'opening'; readonly isAgain: boolean }
  | { readonly kind: 'opened'; readonly question: Question }
  /** `rightBefore` counts the right answers before this one: it chooses the motivational line. */
  | { readonly kind: 'right'; readonly question: Question; readonly points: number; readonly rightBefore: number }
  | { readonly kind: 'wrong'; readonly question: Question; readonly chosen: number; readonly lives: number }
  | { readonly kind: 'warpOn' }
  | { readonly kind: 'warpOff' }
  | { readonly kind: 'levelUp'; readonly level: number }
  | { readonly kind: 'over'; readonly isNewBest: boolean };

/** How a round stands. */
export interface Round {
  readonly score: number;
  readonly streak: Streak;
  readonly lives: number;
  /** Answers given, and how many of them were right. */
  readonly answers: number;
  readonly right: number;
  readonly question: Question;
  /** What was given last to this question; null while it is open. */
  readonly given: { readonly verdict: 'right' | 'wrong' } | null;
  /** The wrong choices for this question, in order: they stay visible and are used up. */
  readonly tried: readonly number[];
  /** The questions that were answered wrong, each once, in order. */
  readonly mistakes: readonly Mistake[];
  readonly happened: readonly Happening[];
}

/** The round that `seed` names, before its portal opens. */
export const newRound = (seed: number): Round => ({
  score: 0,
  streak: NO_STREAK,
  lives: RULES.lives,
  answers: 0,
  right: 0,
  question: questionAt(seed, 0, 0),
  given: null,
  tried: [],
  mistakes: [],
  happened: [{ kind: 'opening', isAgain: false }],
});

/** The level that is reached. */
export const levelOf = ({ answers }: Pick<Round, 'answers'>): number => levelAfter(answers);

/** Whether a number can be chosen: one of the four that was not tried before. */
export const isOpen = ({ question, tried }: Pick<Round, 'question' | 'tried'>, chosen: number): boolean =>
  question.choices.includes(chosen) && !tried.includes(chosen);

/** Whether there are no lives left. */
export const isLost = ({ lives }: Pick<Round, 'lives'>): boolean => lives === 0;

const levelUp = (before: number, after: number): readonly Happening[] =>
  levelAfter(after) > levelAfter(before) ? [{ kind: 'levelUp', level: levelAfter(after) }] : [];

/** The round after a number was chosen. */
export const answered = (round: Round, chosen: number): Round =>
  judge(round.question, chosen) === 'right' ? afterRight(round) : afterWrong(round, chosen);

function afterRight(round: Round): Round {
  const streak = extended(round.streak);
  const answers = round.answers + 1;
  const points = scoreFor(streak.now, answers);
  const startsWarp = isWarp(streak.now) && !isWarp(round.streak.now);
  return {
    ...round,
    given: { verdict: 'right' },
    streak,
    answers,
    right: round.right + 1,
    score: round.score + points,
    happened: [
      { kind: 'right', question: round.question, points, rightBefore: round.right },
      ...(startsWarp ? [{ kind: 'warpOn' } as const] : []),
      ...levelUp(round.answers, answers),
    ],
  };
}

function afterWrong(round: Round, chosen: number): Round {
  const { question } = round;
  const answers = round.answers + 1;
  const lives = round.lives - 1;
  const tried = [...round.tried, chosen];
  return {
    ...round,
    given: { verdict: 'wrong' },
    streak: broken(round.streak),
    answers,
    lives,
    tried,
    // The question at hand is the last of the mistakes where it was tried before.
    mistakes: [...(round.tried.length > 0 ? round.mistakes.slice(0, -1) : round.mistakes), { question, chosen: tried }],
    happened: [
      { kind: 'wrong', question, chosen, lives },
      ...(isWarp(round.streak.now) ? [{ kind: 'warpOff' } as const] : []),
      ...levelUp(round.answers, answers),
    ],
  };
}

/**
 * The round whose portal opens next: with the same question after a wrong number, with another one after the right one, at
 * the level that is reached.
 */
export const withNextQuestion = (round: Round, seed: number): Round =>
  round.given?.verdict === 'wrong'
    ? { ...round, given: null, happened: [{ kind: 'opening', isAgain: true }] }
    : {
        ...round,
        given: null,
        question: questionAt(seed, round.question.number + 1, levelOf(round)),
        tried: [],
        happened: [{ kind: 'opening', isAgain: false }],
      };

/** How long the portal takes to open, in milliseconds. */
export const openingMs = ({ tried }: Pick<Round, 'tried'>): number =>
  tried.length > 0 ? RULES.portal.reopeningMs : RULES.portal.openingMs;

/** How long the portal takes to close, in milliseconds; the last life ends the round at once. */
export function feedbackMs(round: Round): number {
  if (isLost(round)) return 0;
  return round.given?.verdict === 'right' ? RULES.portal.closingMs : RULES.portal.closedMs;
}

/** The round with its portal open. */
export const opened = (round: Round): Round => ({
  ...round,
  happened: [{ kind: 'opened', question: round.question }],
});

/** The round at its end; what the last life was lost by is told together with it. */
export const ended = (round: Round, isNewBest: boolean): Round => ({
  ...round,
  happened: [...(isLost(round) ? round.happened : []), { kind: 'over', isNewBest }],
});
