/*
 * What the machines of all games that are played in rounds share: their input, their context, and the events of a round.
 */
import type { Mix } from '../learning/mix';
import type { Best, Bests } from './bests';
import type { Moment } from './clock';
import type { Seeds } from './seeds';
import type { Tally } from './stars';
import type { Timeline } from './timeline';

/**
 * How long answers are shown, in milliseconds, when two players share the board: nothing has a limit and nothing waits.
 */
export interface Pace {
  readonly right: number;
  readonly wrong: number;
}

export interface GameInput<Settings> {
  readonly seed: number;
  /** What the first round is mixed from; null or absent if the seed alone decides the questions. */
  readonly mix?: Mix | null;
  readonly settings: Settings;
  readonly bests: Bests;
  /** Starts with a round instead of the menu. */
  readonly startsAtOnce: boolean;
  readonly clock: Moment;
  /** Set when two players share the board. */
  readonly pace?: Pace | null;
}

/** A round of the questions that were missed in another round: no clock, and nothing counts. */
export interface Practice<Settings, Round> {
  /** The other round at each of these questions. */
  readonly missed: readonly Round[];
  /** The index of the current question in `missed`. */
  readonly index: number;
  /** The settings of the other round. */
  readonly settings: Settings;
}

/** Everything a game knows while its page is open. */
export interface GameSession<Settings, Round> extends Seeds {
  readonly clock: Moment;
  readonly settings: Settings;
  /** The settings of the next round, which differ if the player changed them in the middle of this one. */
  readonly nextSettings: Settings;
  readonly bests: Bests;
  /** The best of this kind of round before it began; the result is compared with it. */
  readonly before: Best;
  readonly opensAt: 'menu' | 'round';
  readonly pace?: Pace | null;
  readonly round: Round;
  /**
   * What the round is mixed from: the memory it began with and what it has asked. Null if the seed decides the
   * questions.
   */
  readonly mix: Mix | null;
  /** When the current question was asked, in game time. */
  readonly askedMs: number;
  /** When the round began, in game time, followed by the time of each answer since then. */
  readonly begunMs: number;
  readonly timeline: Timeline;
  readonly tally: Tally;
  /** The round at each missed question, in order; in practice, at each question that is not put right yet. */
  readonly missed: readonly Round[];
  /** The practice that is being played; null in a normal round. */
  readonly practice: Practice<Settings, Round> | null;
  /** The whole seconds shown for the round; null without a limit. */
  readonly roundSecondsLeft: number | null;
  /** The whole seconds shown for the question; null without a limit. */
  readonly questionSecondsLeft: number | null;
  /** Whether the finished round beat the previous best. */
  readonly isNewBest: boolean;
}

/** How to deal the next round. Anything absent stays as it is. */
export interface Dealing {
  readonly seed?: number;
  readonly mix?: Mix | null;
}

/** The events that every such game accepts, in addition to answers. */
export type GameEvent<Settings> =
  | ({ type: 'CHOOSE'; chosen: Partial<Settings> } & Dealing)
  | ({ type: 'START'; seed: number } & Dealing)
  /** Replaces this round with a new one and counts nothing. */
  | ({ type: 'RESET'; seed: number } & Dealing)
  /** Starts a round of the questions that were missed in this one. */
  | { type: 'PRACTISE' }
  | { type: 'NEXT' }
  | { type: 'END_ROUND' }
  | { type: 'BACK_TO_MENU' }
  /** Another tab has stored new bests. */
  | { type: 'BESTS_ELSEWHERE'; bests: Bests };
