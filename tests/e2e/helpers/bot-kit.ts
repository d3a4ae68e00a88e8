/* The bots' knowledge of games: their rounds, and how to work out answers from what is visible. */
import type { TimeSetting } from '../../../machines/core/time-setting';
import type { Answer } from './bot-hands';
import type { VisiblePage } from './bot-sight';
import { formatNumber, calculateAnswer as sumAnswer } from './sums';

export type Verdict = 'right' | 'wrong';

/** One round of a game, from its menu to its end. */
export interface BotRound {
  readonly time: TimeSetting;
  /** Other choices in the menu, by their names. */
  readonly chosen?: readonly RegExp[];
  /** A button between the menu and the first question. */
  readonly begin?: string;
  readonly answers: readonly Verdict[];
  /**
   * How it ends after these answers: with the last one, by its clock or a landing sum, from the
   * pause card, with a button during play, or not at all, in which case the player goes back to the
   * menu.
   */
  readonly end: 'answer' | 'time' | 'pause' | 'End game' | 'Back to Menu';
}

/**
 * A game as the bots know it: the names of its buttons, and how to work out answers from what is
 * visible.
 */
export interface BotGame {
  /** The state of the menu and its start button; null if the page opens with a question. */
  readonly menu: { readonly state: string; readonly start: string } | null;
  readonly over: string;
  /** The button on the result that starts another round, and the button that leads to the menu. */
  readonly again: string;
  readonly toMenu: string | null;
  /** The unit of the streak: answers by default, or `none` if it would reveal results too early. */
  readonly streak?: 'of puzzles' | 'none';
  readonly rounds: { readonly keyboard: readonly BotRound[]; readonly touch: readonly BotRound[] };
  /** The game's oracle: a right or wrong answer, worked out from what is visible. */
  readonly answer: (sight: VisiblePage, verdict: Verdict) => Answer;
  /** Moments to inspect in addition to those of every game. */
  readonly looks?: {
    /** Query parameters that change the look of the game's questions. */
    readonly addresses?: readonly string[];
    /** Buttons on the result that open a dialog. */
    readonly dialogs?: readonly string[];
    /** Local storage of an advanced player, by key. */
    readonly stored?: Readonly<Record<string, unknown>>;
  };
}

export const answerByTyping = (text: string): Answer => ({ kind: 'typed', text });

/** The right choice, or the first other one, given a predicate for the right one. */
export function answerByChoosing(
  { choices, question }: VisiblePage,
  verdict: Verdict,
  isCorrect: (text: string) => boolean,
): Answer {
  const index = choices.findIndex(({ text, isOpen }) => isOpen && isCorrect(text) === (verdict === 'right'));
  if (index < 0) throw new Error(`No ${verdict} choice for "${question}"`);
  return { kind: 'chosen', indices: [index] };
}

/** An answer that is chosen if there are choices, and typed otherwise. */
export const answerByEither = (sight: VisiblePage, verdict: Verdict, right: string, wrong: string): Answer =>
  sight.choices.length > 0
    ? answerByChoosing(sight, verdict, (text) => text === right)
    : answerByTyping(verdict === 'right' ? right : wrong);

/** The answer to a sum. */
export const answerToSum = (sight: VisiblePage, verdict: Verdict): Answer => {
  const answer = sumAnswer(sight.question);
  return answerByEither(sight, verdict, formatNumber(answer), formatNumber(answer + 1));
};

export const RIGHT = 'right';
export const WRONG = 'wrong';
/** The same answer, repeated. */
export const repeatVerdict = (count: number, verdict: Verdict): readonly Verdict[] =>
  Array.from({ length: count }, () => verdict);
/** This many questions, of which the second is answered wrong. */
export const wholeRound = (count: number): readonly Verdict[] => [RIGHT, WRONG, ...repeatVerdict(count - 2, RIGHT)];
/** A few answers, one of them wrong. */
export const SOME_ANSWERS = [RIGHT, WRONG, RIGHT] as const;

/**
 * One round with normal time, one with more time, and one without a time limit: the second by
 * touch, the others by keyboard.
 */
export const alternatingRounds = (normal: BotRound, longer: BotRound, none: BotRound): BotGame['rounds'] => ({
  keyboard: [normal, none],
  touch: [longer],
});

/** The same rounds by keyboard and by touch. */
export const roundsForBothHands = (...rounds: readonly BotRound[]): BotGame['rounds'] => ({
  keyboard: rounds,
  touch: rounds,
});

/** The beginning of a round, which its player then ends. A short round is played in full. */
export const shortRound = (round: BotRound): BotRound =>
  round.answers.length > 2 * SOME_ANSWERS.length ? { ...round, answers: SOME_ANSWERS, end: 'pause' } : round;

/**
 * The same, but ended by its player instead of a clock. Waiting for a clock draws hundreds of
 * frames, which the keyboard bots already do.
 */
export const withManualEnd = (round: BotRound): BotRound => {
  const short = shortRound(round);
  return short.end === 'time' ? { ...short, end: 'pause' } : short;
};

/**
 * Rounds that end with their last answer, and one without a time limit that its player ends.
 * Together they cover each setting and difficulty.
 */
export const quizRounds = (count: number): BotGame['rounds'] =>
  alternatingRounds(
    { time: 'normal', chosen: [/^Easy/], answers: wholeRound(count), end: 'answer' },
    { time: 'longer', chosen: [/^Medium/], answers: wholeRound(count), end: 'answer' },
    { time: 'none', chosen: [/^Hard/], answers: SOME_ANSWERS, end: 'pause' },
  );

/** Rounds that their player ends, in games where time does not matter. */
export const UNTIMED_ROUNDS = roundsForBothHands({
  time: 'normal',
  answers: [...SOME_ANSWERS, RIGHT, RIGHT],
  end: 'pause',
});

const withThreeLives = (time: TimeSetting, chosen: readonly RegExp[] = []): BotRound => ({
  time,
  chosen,
  answers: [RIGHT, WRONG, RIGHT, WRONG, WRONG],
  end: 'answer',
});

/** Rounds with three lives, one at each time setting. */
export const threeLivesRounds = (...[first, second, third]: readonly (readonly RegExp[])[]): BotGame['rounds'] =>
  alternatingRounds(withThreeLives('normal', first), withThreeLives('longer', second), withThreeLives('none', third));
