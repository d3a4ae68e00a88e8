import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { GameClock } from '../../machines/core/clock';
import type { Avatar } from '../../machines/core/hero';
import type { Backdrop } from './backdrop';
import type { CanvasEvent, CanvasState } from './canvas-state';
import type { GameDrawing, SceneBuilder } from './fetch-drawing';
import { useSceneLighting } from './night';
import type { NightLook } from './night-colours';
import { Quality } from './quality';
import { StageBackdrop } from './StageBackdrop';
import type { Fit } from './scene';
import type { PlayedScene } from './scene-on-stage';
import { useStageFrames } from './shared-frames';
import type { Sky } from './sky';
import { useDrawing } from './useDrawing';

/**
 * After waiting this long for the canvas, the round continues in the DOM, both on first load and after a lost context.
 */
const MAX_WAIT_MS = 2500;

interface Props<Shown, Event> {
  readonly clock: GameClock;
  /** Where the scene's frame is on the stage; null while the stage has no size. */
  readonly fit: Fit | null;
  /** False in menus, while paused and while the page is hidden: nothing moves and nothing is drawn. */
  readonly isRunning: boolean;
  /** Background colour behind everything. */
  readonly background: string;
  /** The layers that never change during a round. */
  readonly backdrop: Backdrop;
  /** How the colours of both change in dark mode. */
  readonly night: NightLook | undefined;
  /** The weather over both by day. */
  readonly sky: Sky | undefined;
  readonly picture: CanvasState;
  readonly onCanvas: (event: CanvasEvent) => void;
  /**
   * Calls the listener with the current value straight away and after every change, until the returned function is
   * called.
   */
  readonly watch: (listener: (shown: Shown) => void) => () => void;
  /** Calls the listener with each game event until the returned function is called. */
  readonly listen: (listener: (event: Event) => void) => () => void;
  readonly reducedMotion: boolean;
  /** The hero in the scene, if it is not the player's own. */
  readonly hero?: Avatar | undefined;
  readonly fetchDrawing: () => Promise<GameDrawing<SceneBuilder<Shown, Event>>>;
}

/**
 * The canvas of a game: the only Pixi application on the page. It is decorative (the DOM next to it states the same
 * facts) and does not receive pointer events. One loop advances the clock, then the machine, then the scene, and draws;
 * it stops while all of them are idle. The clock also stops while the canvas is loading or its context is lost, so that
 * players on slow devices do not lose time.
 */
export function GameStage<Shown, Event>(props: Props<Shown, Event>) {
  const { clock, fit, isRunning, background, backdrop, night, picture, onCanvas, watch, listen } = props;
  const { reducedMotion, hero, fetchDrawing, sky } = props;
  const light = useSceneLighting(night, sky);
  const playing = useRef<PlayedScene | null>(null);
  const [quality] = useState(() => new Quality());
  const isAwaited = picture === 'awaited';

  useEffect(() => {
    if (!isAwaited || !isRunning) return undefined;
    const timer = setTimeout(() => onCanvas('waitedLong'), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isAwaited, isRunning, onCanvas]);

  useStageFrames(clock, isRunning && !isAwaited, (frameMs) => {
    const now = playing.current;
    if (now === null) return 'resting';
    if (quality.noteFrame(frameMs)) now.fit();
    return now.draw(clock.now);
  });

  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-0 overflow-hidden"
      style={{ background: light.colour(background) }}
    >
      <StageBackdrop fit={fit} backdrop={backdrop} light={light} isRunning={isRunning} />
      {picture !== 'none' && (
        <CanvasSlot
          clock={clock}
          watch={watch}
          listen={listen}
          reducedMotion={reducedMotion}
          isSeen={picture === 'drawn'}
          hero={hero}
          fetchDrawing={fetchDrawing}
          playing={playing}
          quality={quality}
          onCanvas={onCanvas}
        />
      )}
    </div>
  );
}

interface SlotProps<Shown, Event>
  extends Pick<
    Props<Shown, Event>,
    'clock' | 'watch' | 'listen' | 'reducedMotion' | 'hero' | 'fetchDrawing' | 'onCanvas'
  > {
  readonly isSeen: boolean;
  readonly playing: RefObject<PlayedScene | null>;
  readonly quality: Quality;
}

/** Reserves the position of the canvas before and after it has loaded. */
function CanvasSlot<Shown, Event>({ reducedMotion, hero, fetchDrawing, onCanvas, ...slot }: SlotProps<Shown, Event>) {
  const drawing = useDrawing<unknown>(fetchDrawing, onCanvas);
  useEffect(() => () => onCanvas('gone'), [onCanvas]);
  const loadScene = useCallback(
    async (pixelsPerUnit: number) => (await fetchDrawing()).buildScene(reducedMotion, pixelsPerUnit, hero),
    [fetchDrawing, reducedMotion, hero],
  );
  return drawing && <drawing.Canvas {...slot} loadScene={loadScene} onCanvas={onCanvas} />;
}
