/* Shared by the machines of all round-based games: input, context and round events. */
import { canBeRepeated, type Mix } from '../learning/mix';
import type { ReadonlyClock } from './clock';
import type { PersonalBest, PersonalBests } from './personal-bests';
import type { Seeds } from './seeds';
import type { Tally } from './stars';
import type { TimeSetting } from './time-setting';
import type { Timeline } from './timeline';

/**
 * How long answers are shown, in milliseconds, when two players share the board. There are no limits, and the game
 * never waits.
 */
export interface Pace {
  readonly right: number;
  readonly wrong: number;
}

export interface GameInput<Settings> {
  readonly seed: number;
  /** The mix that chooses the questions for the first round; null or absent if only the seed determines them. */
  readonly mix?: Mix | null;
  readonly settings: Settings;
  readonly bests: PersonalBests;
  /** Starts with a round instead of the menu. */
  readonly startsAtOnce: boolean;
  readonly clock: ReadonlyClock;
  /** Set when two players share the board. */
  readonly pace?: Pace | null;
  /** The number of questions in the first round of the page, if it is shorter than the game's own. */
  readonly questions?: number | undefined;
}

/** A round with the missed questions from another round. It has no clock, and nothing counts. */
export interface Practice<Settings, Round> {
  /** The other round, once for each missed question. */
  readonly missed: readonly Round[];
  /** The index of the current question in `missed`. */
  readonly index: number;
  /** The settings of the other round. */
  readonly settings: Settings;
}

/** A question that waits until the player has looked at an example. */
interface WaitingQuestion<Round> {
  readonly round: Round;
  /** When the example appeared, in game time. */
  readonly sinceMs: number;
}

/** A game's whole state while its page is open. */
export interface GameSession<Settings, Round> extends Seeds {
  readonly clock: ReadonlyClock;
  readonly settings: Settings;
  /**
   * The settings for the next round. They differ from the current ones if the player changed them during this round.
   */
  readonly nextSettings: Settings;
  readonly bests: PersonalBests;
  /** The best result for this kind of round before it began, for comparison with the result. */
  readonly before: PersonalBest;
  readonly opensAt: 'menu' | 'round';
  readonly pace?: Pace | null;
  /** The number of questions in a shortened round; undefined for the game's own. */
  readonly questions?: number | undefined;
  /** Set if a round has found the difficulty in `nextSettings`, and the player has not chosen one since. */
  readonly hasFoundDifficulty?: true | undefined;
  readonly round: Round;
  /** The question that waits while the round shows an example for its skill; undefined otherwise. */
  readonly waiting?: WaitingQuestion<Round> | undefined;
  /**
   * The mix that chooses the questions: the memory at the start of the round and the questions asked so far. Null if
   * only the seed determines them.
   */
  readonly mix: Mix | null;
  /** When the current question was asked, in game time. */
  readonly askedMs: number;
  /** The game time when the round began, and then the time of each answer since. */
  readonly begunMs: number;
  readonly timeline: Timeline;
  readonly tally: Tally;
  /** The round at each missed question, in order; in practice, at each question that is not corrected yet. */
  readonly missed: readonly Round[];
  /** The current practice; null in a normal round. */
  readonly practice: Practice<Settings, Round> | null;
  /** The whole seconds shown for the round; null without a limit. */
  readonly roundSecondsLeft: number | null;
  /** The whole seconds shown for the question; null without a limit. */
  readonly questionSecondsLeft: number | null;
  /** Whether the finished round beat the previous best. */
  readonly isNewBest: boolean;
}

/**
 * Whether a round can be compared with another: all of its questions were asked, its difficulty was known, and at least
 * one question was answered.
 */
export const isWholeRound = ({
  timeline,
  practice,
  mix,
  questions,
}: Pick<GameSession<object, unknown>, 'timeline' | 'practice' | 'mix' | 'questions'>): boolean =>
  timeline.length > 0 && practice === null && questions === undefined && (mix === null || canBeRepeated(mix));

/** Options for dealing the next round. Absent values stay unchanged. */
export interface DealOptions {
  readonly seed?: number;
  readonly mix?: Mix | null;
  /** The number of questions in the round, if it is shorter than the game's own. This never stays from the last round. */
  readonly questions?: number | undefined;
}

/** How the player answers in a game whose answers are usually typed. */
export interface ChoiceSetting {
  /** Set if answers are chosen from candidates. */
  readonly answers?: 'choice' | undefined;
}

/** The events that every question game accepts, in addition to answers. */
export type GameEvent<Settings> =
  | ({ type: 'CHOOSE'; chosen: Partial<Settings> } & DealOptions)
  /** Sets whether answers are typed or chosen from the next round on. */
  | ({ type: 'CHOOSE_ANSWERS' } & ChoiceSetting)
  | ({ type: 'START'; seed: number } & DealOptions)
  /** Replaces this round with a new one without counting it. */
  | ({ type: 'RESET'; seed: number } & DealOptions)
  /** Starts a round with the questions that were missed in this one. */
  | { type: 'PRACTISE' }
  | { type: 'NEXT' }
  | { type: 'END_ROUND' }
  | { type: 'BACK_TO_MENU' }
  /** More time applies at once, less time from the next round on, because best scores depend on the time. */
  | { type: 'CHOOSE_TIME'; time: TimeSetting }
  /** Another tab has stored new best scores. */
  | { type: 'BESTS_ELSEWHERE'; bests: PersonalBests };
