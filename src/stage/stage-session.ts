import type { ComponentType, RefObject } from 'react';
import type { GameClock } from '../../machines/core/clock';
import type { Avatar } from '../../machines/core/hero';
import type { Settings } from '../device/settings';
import type { PageNotation } from '../ui/notation';
import type { CanvasEvent } from './canvas-state';
import type { SceneBuilder } from './drawn-scene';
import type { Quality } from './quality';
import type { FrameMotion } from './useFrames';

/** The code that draws a game: the canvas shared by all games and the builder of its scene. */
export interface GameDrawing<Builder> {
  readonly Canvas: ComponentType<CanvasProps>;
  readonly buildScene: Builder;
}

export interface CanvasProps {
  readonly session: StageSession;
  /** Whether the round is being played on the canvas. A hidden scene is neither moved nor drawn. */
  readonly isSeen: boolean;
}

/** A scene that is on its stage. */
export interface PlayedScene {
  /** Moves the scene to this moment, and draws it if it looks different. */
  draw(nowMs: number): FrameMotion;
  /** Fits the scene to the current size and resolution of its stage. */
  fit(): void;
}

/** Everything that builds a scene and drives it. A new session builds a new scene. */
export interface StageSession<Shown = unknown, Event = unknown> {
  readonly fetchDrawing: () => Promise<GameDrawing<SceneBuilder<Shown, Event>>>;
  readonly reducedMotion: boolean;
  /** The letters of equations, which are drawn with the scene. */
  readonly letters: Settings['letters'];
  /** How they are written, if the player has chosen a notation. */
  readonly notation: PageNotation | null;
  /** The hero in the scene, if it is not the player's own. */
  readonly hero: Avatar | undefined;
  readonly clock: GameClock;
  /** Calls the listener with the current value and after every change, until the returned function is called. */
  readonly watch: (listener: (shown: Shown) => void) => () => void;
  /** Calls the listener with each event of the game until the returned function is called. */
  readonly listen: (listener: (event: Event) => void) => () => void;
  readonly onCanvas: (event: CanvasEvent) => void;
  readonly quality: Quality;
  /** The scene that is on the stage now, for the loop of frames. */
  readonly playing: RefObject<PlayedScene | null>;
}

/** After a canvas error the round continues in the DOM, which states the same facts. */
export function leaveCanvas({ onCanvas }: StageSession, error: unknown, event: 'broken' | 'waitedLong'): void {
  console.error('The game goes on without its canvas.', error);
  onCanvas(event);
}
