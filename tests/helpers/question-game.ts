/* What a game that is made by `questionGame` is to the tests that hold for all of them. */
import * as fc from 'fast-check';
import type { Bests } from '../../machines/core/bests';
import type { GameClock } from '../../machines/core/clock';
import type { Answered, BestReached } from '../../machines/core/events';
import type { QuestionRound, QuestionSettings } from '../../machines/core/question-rules';
import type { GameEvent, GameSession } from '../../machines/core/session';
import { TIME_SETTINGS, type TimeSetting } from '../../machines/core/time-setting';
import type { Game } from '../../src/games/define-game';
import { GAMES } from '../../src/games/index';
import type { Rules, Weighted } from './walk';

/** A game that is being played; `gameHarness` makes it. */
export interface Played {
  readonly game: {
    subscribe(listener: () => void): unknown;
    getSnapshot(): { readonly children: object };
  };
  readonly clock: GameClock;
  readonly reached: readonly BestReached[];
  readonly answered: readonly Answered[];
  readonly state: () => string;
  readonly context: () => GameSession<QuestionSettings, QuestionRound>;
  readonly round: () => QuestionRound;
  readonly last: () => readonly { readonly type: string }[];
  readonly said: () => readonly string[];
  readonly solve: () => void;
  readonly fail: () => void;
  readonly next: () => void;
  readonly goOn: () => void;
  readonly advance: (ms: number) => void;
  send(event: GameEvent<object>): void;
}

/** How it is opened: with a round of its first kind, unless told otherwise. */
export interface HowToOpen {
  readonly seed?: number;
  readonly bests?: Bests;
  readonly startsAtOnce?: boolean;
}

/** Games without a time setting take no notice of it. */
export interface TimedOpening extends HowToOpen {
  readonly time?: TimeSetting;
}

/** One of the games of questions. */
export interface QuestionGame<Game extends Played = Played> {
  play(options: HowToOpen): Game;
  kindOfRound(settings: object): string;
  /** What of them a reset takes back. */
  readonly resetSettings?: object;
  /** Where an answer is shown; null where the next question comes at once with normal time. */
  readonly states: {
    readonly menu: string;
    readonly asking: string;
    readonly right: string | null;
    readonly wrong: string;
    readonly result: string;
    /** What comes before a question can be answered. */
    readonly lead?: string;
    /** All that a round can be in, where it is more. */
    readonly others?: readonly string[];
  };
  /** Seconds with normal time. */
  readonly limits: { readonly question?: number; readonly round?: number };
  /** How long an answer is shown with normal time. */
  readonly shownMs: { readonly right: number; readonly wrong: number };
  /** After so many right answers, or wrong ones, a round is over. */
  readonly lasts?: number;
  readonly lives?: number;
  /** Leads to where the question can be answered, if it takes more than to go on. */
  ready?(game: Game): void;
  /** Whether a question that went wrong comes again at once. */
  readonly repeats?: true;
  /** Whether nothing is remembered of a question whose time was up. */
  readonly saysNothingOfTimeouts?: true;
  /** Whether other settings can be chosen in a round too. */
  readonly isChosenInRounds?: boolean;
  readonly walk: {
    /** Waits of just these lengths are tried too. */
    readonly waitsMs: readonly number[];
    readonly maxSteps?: number;
    /** The limits of the round at hand, where they depend on more than the time setting. */
    limits?(game: Game): QuestionGame['limits'];
    readonly steps?: readonly Weighted<Game>[];
    /** What holds at every moment of this game beside what holds in all. */
    rules?(game: Game): Rules;
  };
}

/** And what its manifest says. */
export interface ListedGame extends QuestionGame {
  readonly isTimed: boolean;
  /** What a link may choose. */
  readonly settings: Readonly<Record<string, fc.Arbitrary<unknown>>>;
  /** Settings that no round has by itself, all that the menu offers. */
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

/** All of them, by the folders of the games. */
export const QUESTION_GAMES = Object.entries(modules).map(([path, game]) => {
  const id = path.split('/').at(-2) ?? '';
  const listed: ListedGame = { ...game, ...ofManifest(GAMES.find((one) => one.id === id)!) };
  return { id, game: listed };
});
