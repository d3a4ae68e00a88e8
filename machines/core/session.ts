/*
 * What the machines of games that are played in rounds have in common: what their page gives them, what they know while it
 * is open, and what a player can do with a round.
 */
import type { Mix } from '../learning/mix';
import type { Best, Bests } from './bests';
import type { Moment } from './clock';
import type { Seeds } from './seeds';
import type { Tally } from './stars';
import type { Timeline } from './timeline';

/** How long answers are shown, in milliseconds, where nothing has a limit of its own and nothing waits: two play side by side. */
export interface Pace {
  readonly right: number;
  readonly wrong: number;
}

/** What the page gives a game to begin with. */
export interface GameInput<Settings> {
  readonly seed: number;
  /** What the first round is mixed by; null, or not given, where its seed alone says what is asked. */
  readonly mix?: Mix | null;
  readonly settings: Settings;
  readonly bests: Bests;
  /** Begins with a round in place of the menu. */
  readonly startsAtOnce: boolean;
  /** The clock that the game runs on. */
  readonly clock: Moment;
  /** Given where it is played beside another one. */
  readonly pace?: Pace | null;
}

/** A round of the questions that went wrong in another one: without a clock, and counted for nothing. */
export interface Practice<Settings, Round> {
  /** The other round at each of these questions. */
  readonly missed: readonly Round[];
  /** Which of them is asked. */
  readonly index: number;
  /** What the other round was played with. */
  readonly settings: Settings;
}

/** All that a game knows while its page is open. */
export interface GameSession<Settings, Round> extends Seeds {
  readonly clock: Moment;
  readonly settings: Settings;
  /** What the next round is played with: something else where that was chosen in the middle of this one. */
  readonly nextSettings: Settings;
  readonly bests: Bests;
  /** The best of this kind of round before it began: by this its result is judged. */
  readonly before: Best;
  readonly opensAt: 'menu' | 'round';
  readonly pace?: Pace | null;
  readonly round: Round;
  /** What the round is mixed by: the memory with which it began, and what it has asked; null where its seed says it all. */
  readonly mix: Mix | null;
  /** When the question at hand was asked, on game time. */
  readonly askedMs: number;
  /** When the round began, on game time, and when each of its answers was given from then on. */
  readonly begunMs: number;
  readonly timeline: Timeline;
  /** How its questions were answered. */
  readonly tally: Tally;
  /** The round as it stood at each question that went wrong, in order; in practice, at each that is not mended yet. */
  readonly missed: readonly Round[];
  /** What is practised; null in a round of its own. */
  readonly practice: Practice<Settings, Round> | null;
  /** The whole seconds that are shown for the round; null without a limit. */
  readonly roundSecondsLeft: number | null;
  /** The whole seconds that are shown for the question; null without a limit. */
  readonly questionSecondsLeft: number | null;
  /** Whether the round that is over beat the best before it. */
  readonly isNewBest: boolean;
}

/** What the next round is dealt by, where the seed at hand has been played. What is not given stays. */
export interface Dealing {
  readonly seed?: number;
  readonly mix?: Mix | null;
}

/** What can be done in every such game, beside what its questions ask for. */
export type GameEvent<Settings> =
  | ({ type: 'CHOOSE'; chosen: Partial<Settings> } & Dealing)
  | ({ type: 'START'; seed: number } & Dealing)
  /** A new round in place of this one, with nothing counted. */
  | ({ type: 'RESET'; seed: number } & Dealing)
  /** A round of the questions that went wrong in this one. */
  | { type: 'PRACTISE' }
  | { type: 'NEXT' }
  | { type: 'END_ROUND' }
  | { type: 'BACK_TO_MENU' }
  /** Another tab has stored bests. */
  | { type: 'BESTS_ELSEWHERE'; bests: Bests };
