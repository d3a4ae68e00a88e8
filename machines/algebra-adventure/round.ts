import { broken, extended, NO_STREAK, type Streak } from '../core/streak';
import { type Question, questionAt } from './questions';
import { comboFor, isLevelUp, RULES, type Settings, scoreFor } from './rules';

/** What became of a question: a choice that is right or wrong, or no choice in time. */
export type Given =
  | { readonly verdict: 'right' | 'wrong'; readonly choice: number }
  | { readonly verdict: 'timeout'; readonly choice: null };

/** Something that the last event made happen, for the player to see and hear. */
export type Happening =
  | { readonly kind: 'asked'; readonly question: Question }
  | { readonly kind: 'solved'; readonly question: Question; readonly points: number }
  | { readonly kind: 'mistaken'; readonly question: Question; readonly choice: number | null; readonly lives: number }
  | { readonly kind: 'comboRaised'; readonly combo: number }
  | { readonly kind: 'levelUp'; readonly level: number; readonly combo: number }
  | { readonly kind: 'over'; readonly isNewBest: boolean };

/** A round as it stands. */
export interface Round {
  readonly question: Question;
  /** What was given to this question; null while it is open. */
  readonly given: Given | null;
  readonly score: number;
  readonly lives: number;
  readonly streak: Streak;
  readonly level: number;
  readonly solved: number;
  /** The questions that went wrong, each once, in order. */
  readonly mistakes: readonly Question[];
  /** What the last event made happen: the same list until the next one. */
  readonly happened: readonly Happening[];
}

const asking = (question: Question): Pick<Round, 'question' | 'given' | 'happened'> => ({
  question,
  given: null,
  happened: [{ kind: 'asked', question }],
});

/** A round at its first question. */
export const newRound = (seed: number, settings: Settings): Round => ({
  ...asking(questionAt(seed, settings, 0)),
  score: 0,
  lives: RULES.lives,
  streak: NO_STREAK,
  level: RULES.levels.first,
  solved: 0,
  mistakes: [],
});

/** The round at its next question. */
export const withNextQuestion = (round: Round, seed: number, settings: Settings): Round => ({
  ...round,
  ...asking(questionAt(seed, settings, round.question.number + 1)),
});

/** What a choice is worth: null is no choice in time. */
export function judge({ answer }: Question, choice: number | null): Given {
  if (choice === null) return { verdict: 'timeout', choice };
  return { verdict: choice === answer ? 'right' : 'wrong', choice };
}

/** The round after a choice, or after none in time; `secondsLeft` as they were shown, null without a limit. */
export function answered(
  round: Round,
  choice: number | null,
  { difficulty }: Settings,
  secondsLeft: number | null,
): Round {
  const given = judge(round.question, choice);
  return given.verdict === 'right' ? solved(round, given, difficulty, secondsLeft) : mistaken(round, given);
}

function solved(round: Round, given: Given, difficulty: Settings['difficulty'], secondsLeft: number | null): Round {
  const { question, score } = round;
  const points = scoreFor({ difficulty, streak: round.streak.now, secondsLeft });
  const streak = extended(round.streak);
  const combo = comboFor(streak.now);
  const rises = isLevelUp(streak.now);
  const level = round.level + (rises ? 1 : 0);
  const happened: Happening[] = [{ kind: 'solved', question, points }];
  if (combo > comboFor(round.streak.now)) happened.push({ kind: 'comboRaised', combo });
  if (rises) happened.push({ kind: 'levelUp', level, combo });
  return { ...round, given, score: score + points, streak, level, solved: round.solved + 1, happened };
}

function mistaken(round: Round, given: Given): Round {
  const { question } = round;
  const lives = round.lives - 1;
  return {
    ...round,
    given,
    lives,
    streak: broken(round.streak),
    mistakes: [...round.mistakes, question],
    happened: [{ kind: 'mistaken', question, choice: given.choice, lives }],
  };
}
