import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { GameClock } from '../../machines/core/clock';
import type { Avatar } from '../../machines/core/hero';
import type { Backdrop } from './backdrop';
import type { CanvasEvent, CanvasState } from './canvas-state';
import type { Drawing, SceneBuilder } from './fetch-drawing';
import type { Night } from './moonlight';
import { useLight } from './night';
import { Quality } from './quality';
import { StageBackdrop } from './StageBackdrop';
import type { Fit } from './scene';
import type { Playing } from './scene-on-stage';
import { useStageFrames } from './shared-frames';
import type { Sky } from './sky';
import { useDrawing } from './useDrawing';

/** A round that would wait longer for its picture goes on in the page: for one that comes, or that was lost. */
const LONGEST_WAIT_MS = 2500;

interface Props<Shown, Event> {
  readonly clock: GameClock;
  /** How scenes lie on it; null where it has no size. */
  readonly fit: Fit | null;
  /** False in menus, while paused and while the page is hidden: nothing moves and nothing is drawn. */
  readonly isRunning: boolean;
  /** The colour of the place, behind everything. */
  readonly background: string;
  /** What of the place stands still, behind the scene. */
  readonly backdrop: Backdrop;
  /** What becomes of both by night. */
  readonly night: Night | undefined;
  /** How the sky is over both by day. */
  readonly sky: Sky | undefined;
  readonly picture: CanvasState;
  readonly onCanvas: (event: CanvasEvent) => void;
  /** Calls the listener with what is to be shown, at once and after every change, until the returned function is called. */
  readonly watch: (listener: (shown: Shown) => void) => () => void;
  /** Calls the listener with each event of the game, until the returned function is called. */
  readonly listen: (listener: (event: Event) => void) => () => void;
  readonly reducedMotion: boolean;
  /** Who plays in it, where that is not this player's own hero. */
  readonly hero?: Avatar | undefined;
  readonly fetchDrawing: () => Promise<Drawing<SceneBuilder<Shown, Event>>>;
}

/**
 * The picture of a game: the one Pixi application of the page. It is decoration (the same facts stand in the DOM beside
 * it) and takes no pointer events. One loop moves the clock, then the machine, then the scene, and draws; it stops while
 * all of them rest. Where a picture is awaited the clock stands, so that no time is lost on a slow device, nor while the graphics are away.
 */
export function GameStage<Shown, Event>(props: Props<Shown, Event>) {
  const { clock, fit, isRunning, background, backdrop, night, picture, onCanvas, watch, listen } = props;
  const { reducedMotion, hero, fetchDrawing, sky } = props;
  const light = useLight(night, sky);
  const playing = useRef<Playing | null>(null);
  const [quality] = useState(() => new Quality());
  const isAwaited = picture === 'awaited';

  useEffect(() => {
    if (!isAwaited || !isRunning) return undefined;
    const timer = setTimeout(() => onCanvas('waitedLong'), LONGEST_WAIT_MS);
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
  readonly playing: RefObject<Playing | null>;
  readonly quality: Quality;
}

/** The place of the canvas, until it has been fetched and from then on. */
function CanvasSlot<Shown, Event>({ reducedMotion, hero, fetchDrawing, onCanvas, ...slot }: SlotProps<Shown, Event>) {
  const drawing = useDrawing<unknown>(fetchDrawing, onCanvas);
  useEffect(() => () => onCanvas('gone'), [onCanvas]);
  const loadScene = useCallback(
    async (pixelsPerUnit: number) => (await fetchDrawing()).buildScene(reducedMotion, pixelsPerUnit, hero),
    [fetchDrawing, reducedMotion, hero],
  );
  return drawing && <drawing.Canvas {...slot} loadScene={loadScene} onCanvas={onCanvas} />;
}
