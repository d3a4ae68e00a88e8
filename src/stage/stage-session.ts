import type { RefObject } from 'react';
import type { GameClock } from '../../machines/core/clock';
import type { Avatar } from '../../machines/core/hero';
import type { CanvasEvent } from './canvas-state';
import type { GameDrawing, SceneBuilder } from './fetch-drawing';
import type { Quality } from './quality';
import type { SceneOnStage } from './scene-on-stage';

/** Everything that builds a scene and drives it. A new session builds a new scene. */
export interface StageSession<Shown = unknown, Event = unknown> {
  readonly fetchDrawing: () => Promise<GameDrawing<SceneBuilder<Shown, Event>>>;
  readonly reducedMotion: boolean;
  /** The hero in the scene, if it is not the player's own. */
  readonly hero: Avatar | undefined;
  readonly clock: GameClock;
  /** Calls the listener with the current value and after every change, until the returned function is called. */
  readonly watch: (listener: (shown: Shown) => void) => () => void;
  /** Calls the listener with each event of the game until the returned function is called. */
  readonly listen: (listener: (event: Event) => void) => () => void;
  readonly onCanvas: (event: CanvasEvent) => void;
  readonly quality: Quality;
  /** The scene that is on the stage now, for the frame loop. */
  readonly playing: RefObject<SceneOnStage | null>;
}

/** After an error of the canvas the round continues in the DOM, which states the same facts. */
export function leaveCanvas({ onCanvas }: StageSession, error: unknown, event: 'broken' | 'waitedLong'): void {
  console.error('The game goes on without its canvas.', error);
  onCanvas(event);
}
