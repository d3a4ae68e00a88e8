/* The scene of every game, as the tests that hold for all of them show it. */
import type { Backdrop } from '../../../src/stage/backdrop';
import type { Scene, View } from '../../../src/stage/scene';
import type { StubAtlas } from './stub-atlas';

/** How a test opens a scene. */
export interface OnStage {
  readonly widthPx?: number;
  readonly heightPx?: number;
  readonly reducedMotion?: boolean;
}

/** A scene on an atlas without pictures, laid out for a stage. */
export interface Drawn {
  readonly scene: Scene<never>;
  readonly view: View;
  readonly atlas: Pick<StubAtlas, 'asked' | 'isDestroyed' | 'destroy'>;
  tick(nowMs: number): void;
}

/** Something that moves. */
export interface Moment<Scene extends Drawn = Drawn> {
  readonly name: string;
  /** Shows it, with what comes before. */
  show(this: void, drawn: Scene): void;
  /** While it moves, in milliseconds of game time. */
  readonly span: readonly [fromMs: number, toMs: number];
  /** When it has come to rest, where it does; with reduced motion it rests at once, and looks as it does then. */
  readonly restsMs?: number;
}

/** How a game is drawn. */
export interface DrawnGame<Scene extends Drawn = Drawn> {
  open(stage: OnStage): Scene;
  /** What is painted behind it, where that is more than one colour. */
  readonly backdrop?: Backdrop;
  /** Given where nothing of it says what became of an answer before the end. */
  readonly isSilent?: true;
  readonly moments: readonly Moment<Scene>[];
  /** Frames until V8 has compiled all of it. */
  readonly warmUp?: number;
}

const modules = import.meta.glob<DrawnGame>('../../games/*/scene.ts', { eager: true, import: 'drawnGame' });

/** All of them, by the folders of the games. */
export const DRAWN_GAMES = Object.entries(modules).map(([path, game]) => ({ id: path.split('/').at(-2) ?? '', game }));
