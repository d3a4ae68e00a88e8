/* What a game passes to `GameScreen`. */
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Tally } from '../../../machines/core/stars';
import type { StateValue } from '../../../machines/core/state-name';
import type { TimeSetting } from '../../../machines/core/time-setting';
import type { Game } from '../../catalogue/define-game';
import type { Drawing as Thing } from '../../stage/atlas';
import type { SceneConfig } from '../canvas/SceneStage';
import type { EmittingActor } from '../feedback/round-events';
import type { ListenerText } from '../listening/start-announcement';
import type { AnswerSetting } from '../round/answer-mode';
import type { RunningGame } from '../useGame';
import type { Creatures } from './creatures/creatures';

/** The part of a game's snapshot that its screen reads, whether the game uses the shared machine or its own. */
export interface GameSnapshot {
  readonly value: StateValue;
  readonly context: {
    readonly settings: { readonly time?: TimeSetting; readonly difficulty?: unknown } & AnswerSetting;
    readonly tally?: Tally;
    /** Set if settings for the next round can be chosen during a round. */
    readonly nextSettings?: { readonly time?: TimeSetting; readonly difficulty?: unknown };
    readonly seed: number;
    /** Set if the round has another number of questions than usual. */
    readonly questions?: number | undefined;
    readonly round: { readonly score: number; readonly streak?: { readonly now: number }; readonly given?: unknown };
    /** Set if mistakes can be practised. */
    readonly missed?: readonly unknown[];
    readonly practice?: { readonly missed: readonly unknown[] } | null;
  };
  hasTag(tag: 'menu' | 'result'): boolean;
}

export interface GameActor<Snapshot, Event>
  extends Pick<AnyActorRef, 'subscribe'>,
    Pick<EmittingActor<Event, Snapshot>, 'on'> {
  getSnapshot(): Snapshot;
  send(
    event:
      | { readonly type: 'BACK_TO_MENU' | 'END_ROUND' }
      | { readonly type: 'CHOOSE'; readonly chosen: object }
      | { readonly type: 'START'; readonly seed: number; readonly questions?: number | undefined }
      | { readonly type: 'CHOOSE_TIME'; readonly time: TimeSetting },
  ): void;
}

/** The scene of a game and everything around it. */
export interface GameSceneConfig<Seen, Event> extends SceneConfig<Seen, Event> {
  /** URLs of the pictures behind the menu and the result, the farthest layer first. */
  readonly menuPictures: readonly string[];
  /** Number of questions in a round, if it is fixed. Dusk falls for the last few of them. */
  readonly questions?: number;
  /** Loads the creatures that live in the scene. */
  readonly fetchCreatures?: () => Promise<Creatures>;
  /** Drawings thrown along with the paper confetti. */
  readonly confetti?: readonly Thing[];
}

export interface ScreenProps<Snapshot, Seen extends object, Event> {
  readonly game: Game;
  readonly running: Omit<RunningGame<GameActor<Snapshot, Event>>, 'start' | 'reset'>;
  readonly scene: GameSceneConfig<Seen, Event>;
  readonly viewOf: (snapshot: Snapshot) => Seen;
  /** Value of `data-state`, if it is not simply the name of the state. */
  readonly nameOf?: (snapshot: Snapshot) => string;
  /** Whether leaving the round now would lose answers; decided by the round's tally by default. */
  readonly isPlayed?: (snapshot: Snapshot) => boolean;
  /** Name of the part of the backdrop that a plain stage shows (`standing` in the scene). */
  readonly standing?: string;
  /** Whether this is a new question. Compares the questions by default. */
  readonly isSeam?: (before: Seen, now: Seen) => boolean;
  /** Instructions for players who listen; the game's description by default. */
  readonly ear?: ListenerText;
  readonly status: ReactNode;
  readonly actions?: ReactNode;
  /** Rendered over the stage during a round. */
  readonly overlay?: ReactNode;
  /** Rendered below the stage during a round. */
  readonly panel?: { readonly label: string; readonly content: ReactNode };
  /** SVG over the picture behind the menu and the result, in the units of that picture. */
  readonly scenery?: ReactNode;
  readonly menu?: ReactNode;
  readonly result: ReactNode;
}
