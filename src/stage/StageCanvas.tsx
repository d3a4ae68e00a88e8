import { useEffect } from 'react';
import type { CanvasState } from './canvas-state';
import { useStageFrames } from './shared-frames';
import type { StageSession } from './stage-session';
import { useDrawing } from './useDrawing';

/**
 * After waiting this long for the canvas, the round continues in the DOM, both on first load and after a lost context.
 */
const MAX_WAIT_MS = 2500;

interface Props {
  readonly session: StageSession;
  readonly picture: CanvasState;
  /** False in menus, while paused and while the page is hidden: nothing moves and nothing is drawn. */
  readonly isRunning: boolean;
}

/**
 * The canvas of a game: a Pixi application. It is decorative (the DOM next to it states the same facts). One loop
 * advances the clock, then the machine, then the scene, and draws; it stops while all of them are idle. The clock also
 * stops while the canvas is loading or its context is lost, so that players on slow devices do not lose time.
 */
export function StageCanvas({ session, picture, isRunning }: Props) {
  const { clock, onCanvas } = session;
  const isAwaited = picture === 'awaited';

  useEffect(() => {
    if (!isAwaited || !isRunning) return undefined;
    const timer = setTimeout(() => onCanvas('waitedLong'), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isAwaited, isRunning, onCanvas]);

  useStageFrames(clock, isRunning && !isAwaited, (frameMs) => {
    const scene = session.playing.current;
    if (scene === null) return 'resting';
    if (session.quality.recordFrame(frameMs)) scene.fit();
    return scene.draw(clock.now);
  });

  const drawing = useDrawing(session, picture !== 'none');
  return drawing && <drawing.Canvas session={session} isSeen={picture === 'drawn'} />;
}
