/* Describes a question game for the tests that cover all of them. */
import * as fc from 'fast-check';
import type { GameClock } from '../../machines/core/clock';
import type { PersonalBestReached, QuestionAnswered } from '../../machines/core/events';
import type { PersonalBests } from '../../machines/core/personal-bests';
import type { QuestionRound, QuestionSettings } from '../../machines/core/question-rules';
import type { GameEvent, GameSession } from '../../machines/core/session';
import { TIME_SETTINGS, type TimeSetting } from '../../machines/core/time-setting';
import type { Game } from '../../src/catalogue/define-game';
import { GAMES } from '../../src/catalogue/index';
import type { Invariants, WeightedStep } from './random-walk';

/** A game in play, created by `gameHarness`. */
export interface PlayedGame {
  readonly game: {
    subscribe(listener: () => void): unknown;
    getSnapshot(): { readonly children: object };
  };
  readonly clock: GameClock;
  readonly reached: readonly PersonalBestReached[];
  readonly answered: readonly QuestionAnswered[];
  readonly state: () => string;
  readonly context: () => GameSession<QuestionSettings, QuestionRound>;
  readonly round: () => QuestionRound;
  readonly last: () => readonly { readonly type: string; readonly streak?: number }[];
  readonly said: () => readonly string[];
  readonly solve: () => void;
  readonly fail: () => void;
  readonly next: () => void;
  readonly goOn: () => void;
  readonly advance: (ms: number) => void;
  send(event: GameEvent<object>): void;
}

/** Options for opening the game; by default with a round of its first kind. */
export interface OpenOptions {
  readonly seed?: number;
  readonly bests?: PersonalBests;
  readonly startsAtOnce?: boolean;
}

/** Games without a time setting ignore it. */
export interface TimedOpenOptions extends OpenOptions {
  readonly time?: TimeSetting;
}

export interface QuestionGame<Game extends PlayedGame = PlayedGame> {
  play(options: OpenOptions): Game;
  getRoundKind(settings: object): string;
  /** The settings that a reset restores. */
  readonly resetSettings?: object;
  /**
   * The states that show an answer; null if the next question follows immediately at the normal time setting.
   */
  readonly states: {
    readonly menu: string;
    readonly asking: string;
    readonly right: string | null;
    readonly wrong: string;
    readonly result: string;
    /** The state before a question can be answered. */
    readonly lead?: string;
    /** All other states of a round. */
    readonly others?: readonly string[];
  };
  /** In seconds, at the normal time setting. */
  readonly limits: { readonly question?: number; readonly round?: number };
  /** The time that an answer is shown, at the normal time setting. */
  readonly feedbackMs: { readonly right: number; readonly wrong: number };
  /** The number of right or wrong answers that ends a round. */
  readonly lasts?: number;
  readonly lives?: number;
  /**
   * Brings the game to a state in which the question can be answered, if continuing is not enough.
   */
  ready?(game: Game): void;
  /** Whether a question that was answered wrong is asked again immediately. */
  readonly repeats?: true;
  /** Whether running out of time is not recorded. */
  readonly saysNothingOfTimeouts?: true;
  /** Whether settings can also be changed during a round. */
  readonly isChosenInRounds?: boolean;
  readonly walk: {
    /** Exact waits to try in addition. */
    readonly waitsMs: readonly number[];
    readonly maxSteps?: number;
    /** The limits of the current round, if they depend on more than the time setting. */
    limits?(game: Game): QuestionGame['limits'];
    readonly steps?: readonly WeightedStep<Game>[];
    /** This game's invariants, in addition to those of all games. */
    rules?(game: Game): Invariants;
  };
}

/** A question game with the values from its manifest. */
export interface ListedGame extends QuestionGame {
  readonly isTimed: boolean;
  /** The settings that a link can contain. */
  readonly settings: Readonly<Record<string, fc.Arbitrary<unknown>>>;
  /** Settings other than the default, as the menu offers them. */
  readonly chosen: object;
}

const ofManifest = ({ settings, isTimed }: Game) => ({
  isTimed,
  settings: {
    ...Object.fromEntries(Object.entries(settings).map(([name, values]) => [name, fc.constantFrom(...values)])),
    ...(isTimed && { time: fc.constantFrom(...TIME_SETTINGS) }),
  },
  chosen: {
    ...Object.fromEntries(Object.entries(settings).map(([name, values]) => [name, values.at(-1)])),
    ...(isTimed && { time: 'longer' }),
  },
});

const modules = import.meta.glob<QuestionGame>('../games/*/question-game.ts', { eager: true, import: 'questionGame' });

/** All question games, by folder name. */
export const QUESTION_GAMES = Object.entries(modules).map(([path, game]) => {
  const id = path.split('/').at(-2) ?? '';
  const listed: ListedGame = { ...game, ...ofManifest(GAMES.find((one) => one.id === id)!) };
  return { id, game: listed };
});
