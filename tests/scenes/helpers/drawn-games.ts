/* The scene of every game, for the tests that all of them must pass. */
import type { Backdrop } from '../../../src/stage/backdrop';
import type { Scene, View } from '../../../src/stage/scene';
import type { StubAtlas } from './stub-atlas';

/** The stage that a test opens a scene on. */
export interface OnStage {
  readonly widthPx?: number;
  readonly heightPx?: number;
  readonly reducedMotion?: boolean;
}

/** A scene with an empty atlas, laid out for a stage. */
export interface DrawnScene {
  readonly scene: Scene<never>;
  readonly view: View;
  readonly atlas: Pick<StubAtlas, 'asked' | 'isDestroyed' | 'destroy'>;
  tick(nowMs: number): void;
}

/** An event that makes something in the scene move. */
export interface Moment<Scene extends DrawnScene = DrawnScene> {
  readonly name: string;
  /** Shows the event, together with anything that has to precede it. */
  show(this: void, drawn: Scene): void;
  /** When the movement happens, in milliseconds of game time. */
  readonly span: readonly [fromMs: number, toMs: number];
  /** When the movement ends, if it does. With reduced motion the scene looks like that immediately. */
  readonly restsMs?: number;
  /** Set if even reduced motion shows one step after the other. */
  readonly hasSteps?: true;
}

/** A game as the scene tests need it. */
export interface DrawnGame<Scene extends DrawnScene = DrawnScene> {
  open(stage: OnStage): Scene;
  /** The scenery behind the scene, if it is more than one colour. */
  readonly backdrop?: Backdrop;
  /** Set if positions depend on the size of the stage when things appeared. */
  readonly scatters?: true;
  /** Set if the game hides results until the end. */
  readonly isSilent?: true;
  readonly moments: readonly Moment<Scene>[];
  /** Frames until V8 has compiled everything. */
  readonly warmUp?: number;
}

const modules = import.meta.glob<DrawnGame>('../../games/*/scene.ts', { eager: true, import: 'drawnGame' });

/** All games, by the name of their folder. */
export const DRAWN_GAMES = Object.entries(modules).map(([path, game]) => ({ id: path.split('/').at(-2) ?? '', game }));
