/*
 * Who is playing, as one value: what the mode offers, how its rounds start, and what it does with answers. The modes
 * (src/play/modes) provide it. Everything else reads the members that it needs.
 */
import { createContext, type ReactNode, use } from 'react';
import type { AnyActorRef } from 'xstate';
import type { GameClock } from '../../../machines/core/clock';
import type { Player } from '../../../machines/core/duel';
import type { Verdict } from '../../../machines/core/events';
import type { Avatar } from '../../../machines/core/hero';
import type { GameSession, Pace } from '../../../machines/core/session';
import type { Tally } from '../../../machines/core/stars';
import type { UnfinishedRound } from '../../device/unfinished-round';
import type { PageStart } from './game-start';
import type { RoundParameters } from './round';

/** A round that is being played. */
export interface CurrentRound extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): {
    readonly context: {
      readonly seed: number;
      readonly settings?: object;
      readonly practice?: unknown;
      /** Set by the shared machine of question games. */
      readonly begunMs?: number;
      readonly tally?: Tally;
    };
  };
}

export interface ScoredRound {
  readonly seed: number;
  /** Null after a practice round. */
  readonly tally: Tally | null;
  /** Absent if the questions were not only determined by the seed and the settings. */
  readonly asked?: {
    readonly settings: object;
    /** Whether each answer was right, in order. */
    readonly answers: readonly boolean[];
  };
}

type Session = GameSession<object, unknown>;

const nothing = () => null;

/** What menus, results and the header offer in addition to the game itself. */
export interface Offers {
  readonly inMenu: (link: RoundParameters) => ReactNode;
  /** In the header of a round; null if there is nothing. */
  readonly inHeader: ((link: RoundParameters) => ReactNode) | null;
  /** In the drawer for teachers. */
  readonly forTeachers: (link: RoundParameters) => ReactNode;
  /** In the last row of the header during a round. */
  readonly companion: (actor: CurrentRound, clock: GameClock) => ReactNode;
  /** At the top of a result, before anything that was won. */
  readonly topOfResult: (round: ScoredRound) => ReactNode;
  readonly beforeButtons: (session: Session) => ReactNode;
  readonly afterButtons: (session: Session) => ReactNode;
}

interface Keys {
  /** Keys of the choices, in order. */
  readonly choices: readonly string[];
  /** The keys that are heard now. Two players share the keyboard, so each only has the keys of the choices. */
  readonly heard: 'all' | 'choices' | 'none';
}

/** The page of a game that can restart with the unfinished round. */
interface Resumable {
  /** The round to continue; null if the page opened normally. */
  readonly resumed: UnfinishedRound | null;
  /** Remounts the page of the game with this round. */
  readonly goOn: (round: UnfinishedRound) => void;
}

/** One player's part of a page. */
export interface Seat {
  readonly player: Player;
  /** Name of the player: "Blue". */
  readonly name: string;
  readonly avatar: Avatar;
  /** Whether the player has to wait after a mistake. Presses are then ignored. */
  readonly isPaused: boolean;
}

/** The board in front of a class. */
interface Board {
  /** Replaces the statistics. */
  readonly status: ReactNode;
  /** Holds the choices, in the corners of the board. */
  readonly corners: HTMLElement;
  readonly onEndRound: () => void;
}

export interface PlayMode {
  readonly kind: 'alone' | 'first' | 'voyage' | 'week' | 'half' | 'storm' | 'friend' | 'beside' | 'class';
  readonly offers: Offers;
  /** Start of the page; null if the URL and the device decide. */
  readonly start: PageStart | null;
  /** Whether the player can choose other questions in the menu. A class gets the same ones. */
  readonly canChooseQuestions: boolean;
  /** Display times of answers; null for the game's own. */
  readonly pace: Pace | null;
  /** Whether rounds are short, whatever the player has chosen. */
  readonly isShort: boolean;
  readonly keys: Keys;
  /** Gets each verdict if the game is part of something larger. Its rounds then continue until that ends. */
  readonly onAnswer: ((verdict: Verdict) => void) | null;
  readonly stores: {
    /** Whether answers and best scores are stored: not with two players or a class at its board. */
    readonly progress: boolean;
    /** Set if a round that is left in the middle is stored and can be continued. */
    readonly unfinishedRound: Resumable | null;
  };
  /** Null if the game has the page to itself. */
  readonly seat: Seat | null;
  /** Null on a player's own device. */
  readonly board: Board | null;
}

/** One child, to whom nothing else is offered. */
export const ALONE: PlayMode = {
  kind: 'alone',
  offers: {
    inMenu: nothing,
    inHeader: null,
    forTeachers: nothing,
    companion: nothing,
    topOfResult: nothing,
    beforeButtons: nothing,
    afterButtons: nothing,
  },
  start: null,
  canChooseQuestions: true,
  pace: null,
  isShort: false,
  keys: { choices: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], heard: 'all' },
  onAnswer: null,
  stores: { progress: true, unfinishedRound: null },
  seat: null,
  board: null,
};

export const PlayModeContext = createContext(ALONE);

/** The current mode, without its name, so that nothing depends on which one it is. */
export const usePlayMode = (): Omit<PlayMode, 'kind'> => use(PlayModeContext);

/** Whether the game has the page to itself, with its focus, messages, settings and decorations. */
export const useOwnsPage = (): boolean => usePlayMode().seat === null;
