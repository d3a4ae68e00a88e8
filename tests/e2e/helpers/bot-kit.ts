/* What bots are told of games: their rounds, and how answers are worked out from what is seen. */
import type { TimeSetting } from '../../../machines/core/time-setting';
import type { Answer } from './bot-hands';
import type { Sight } from './bot-sight';
import { shown, answerTo as sumAnswer } from './sums';

export type Verdict = 'right' | 'wrong';

/** One round of a game, from its menu to its end. */
export interface BotRound {
  readonly time: TimeSetting;
  /** What else is chosen in the menu, by the names of the choices. */
  readonly chosen?: readonly RegExp[];
  /** A button that stands between the menu and the first question. */
  readonly begin?: string;
  readonly answers: readonly Verdict[];
  /**
   * How it ends after these answers: by the last of them, by its clock or what falls, by the pause card, by a button in
   * play, or not at all, so that its player goes back to the menu.
   */
  readonly end: 'answer' | 'time' | 'pause' | 'End game' | 'Back to Menu';
}

/** A game as the bots know it: what its buttons are called, and how its answers are worked out from what is seen. */
export interface BotGame {
  /** The state of the menu, and the button that starts a round there; null where the page opens with a question. */
  readonly menu: { readonly state: string; readonly start: string } | null;
  readonly over: string;
  /** What leads from the result to another round, and to the menu. */
  readonly again: string;
  readonly toMenu: string | null;
  /** What the figure of that name counts: answers, if nothing is said; there is none where nobody may know yet. */
  readonly streak?: 'of puzzles' | 'none';
  readonly rounds: { readonly keyboard: readonly BotRound[]; readonly touch: readonly BotRound[] };
  /** The oracle of the game: a right or a wrong answer, worked out from what is seen. */
  readonly answer: (sight: Sight, verdict: Verdict) => Answer;
  /** What of it is looked at beside the places that every game has. */
  readonly looks?: {
    /** Parts of an address by which its questions look otherwise. */
    readonly addresses?: readonly string[];
    /** The buttons of its result that open a dialog. */
    readonly dialogs?: readonly string[];
    /** What the device keeps of a player who has come far, by key. */
    readonly stored?: Readonly<Record<string, unknown>>;
  };
}

/** An answer that is typed. */
export const typed = (text: string): Answer => ({ kind: 'typed', text });

/** The choice that is right, or the first that is not, by what the right one says. */
export function chosen({ choices, question }: Sight, verdict: Verdict, isCorrect: (text: string) => boolean): Answer {
  const index = choices.findIndex(({ text, isOpen }) => isOpen && isCorrect(text) === (verdict === 'right'));
  if (index < 0) throw new Error(`No ${verdict} choice for "${question}"`);
  return { kind: 'chosen', indices: [index] };
}

/** An answer that is chosen where there are choices, and typed where there are none. */
export const given = (sight: Sight, verdict: Verdict, right: string, wrong: string): Answer =>
  sight.choices.length > 0
    ? chosen(sight, verdict, (text) => text === right)
    : typed(verdict === 'right' ? right : wrong);

/** The answer to a sum. */
export const sum = (sight: Sight, verdict: Verdict): Answer => {
  const answer = sumAnswer(sight.question);
  return given(sight, verdict, shown(answer), shown(answer + 1));
};

/** The two ways to answer. */
export const RIGHT = 'right';
/** The two ways to answer. */
export const WRONG = 'wrong';
/** As many answers of one kind. */
export const times = (count: number, verdict: Verdict): readonly Verdict[] =>
  Array.from({ length: count }, () => verdict);
/** So many questions, the second of them answered wrong. */
export const WHOLE = (count: number): readonly Verdict[] => [RIGHT, WRONG, ...times(count - 2, RIGHT)];
/** A few answers, one of them wrong. */
export const SOME = [RIGHT, WRONG, RIGHT] as const;

/** One round with its time, one with longer time, and one without: the second by touch, the others by keys. */
export const inTurn = (normal: BotRound, longer: BotRound, none: BotRound): BotGame['rounds'] => ({
  keyboard: [normal, none],
  touch: [longer],
});

/** The same rounds by keyboard and by touch. */
export const both = (...rounds: readonly BotRound[]): BotGame['rounds'] => ({ keyboard: rounds, touch: rounds });

/** The beginning of a round, which its player ends; a short one as it is. */
export const briefly = (round: BotRound): BotRound =>
  round.answers.length > 2 * SOME.length ? { ...round, answers: SOME, end: 'pause' } : round;

/** The same, ended by its player where a clock would: what waits for that draws hundreds of frames, and bots do it by keys. */
export const unhurried = (round: BotRound): BotRound => {
  const short = briefly(round);
  return short.end === 'time' ? { ...short, end: 'pause' } : short;
};

/** Rounds that their last answer ends, and one without time that its player ends; each setting and difficulty is played. */
export const quiz = (count: number): BotGame['rounds'] =>
  inTurn(
    { time: 'normal', chosen: [/^Easy/], answers: WHOLE(count), end: 'answer' },
    { time: 'longer', chosen: [/^Medium/], answers: WHOLE(count), end: 'answer' },
    { time: 'none', chosen: [/^Hard/], answers: SOME, end: 'pause' },
  );

/** Rounds that their player ends, where time plays no part. */
export const UNTIMED = both({ time: 'normal', answers: [...SOME, RIGHT, RIGHT], end: 'pause' });

const withThreeLives = (time: TimeSetting, chosen: readonly RegExp[] = []): BotRound => ({
  time,
  chosen,
  answers: [RIGHT, WRONG, RIGHT, WRONG, WRONG],
  end: 'answer',
});

/** Three lives, in three modes. */
export const threeLives = (...[first, second, third]: readonly (readonly RegExp[])[]): BotGame['rounds'] =>
  inTurn(withThreeLives('normal', first), withThreeLives('longer', second), withThreeLives('none', third));
