import { useEffect } from 'react';
import type { GameClock } from '../../machines/core/clock';
import { isOnCanvas } from '../stage/canvas-state';
import { useCanvas } from './useCanvas';
import { usePause } from './usePause';

interface Start {
  readonly clock: GameClock;
  /** Less motion, as the device or the address asks. */
  readonly reducedMotion: boolean;
}

/** How the picture of a game stands, and what its stage needs. `isShown` is false in menus and results. */
export function useSceneStage({ clock, reducedMotion }: Start, isShown: boolean, isPaused: boolean) {
  const { picture, onCanvas, layout } = useCanvas();
  const isRunning = isShown && !isPaused;
  // A picture that came meanwhile is taken in where nothing of the round is seen, if no question comes before.
  useEffect(() => {
    if (picture === 'ready' && !isRunning) onCanvas('seam');
  }, [picture, isRunning, onCanvas]);
  return { clock, reducedMotion, layout, picture, onCanvas, isShown, isRunning } as const;
}

/**
 * How the page of a game stands: its pause, and whether less is to move; `frame` and `stage` are what of it the frame of
 * the page and the stage of its scene need. `isInRound` is false in menus and results.
 */
export function useSceneFrame(start: Start, isInRound: boolean) {
  const pause = usePause(start.clock, isInRound);
  const stage = useSceneStage(start, isInRound, pause.isPaused);
  const { reducedMotion, layout, picture } = stage;
  return {
    pause,
    frame: { pause, reducedMotion, hasCanvas: isOnCanvas(picture), layout, form: isInRound ? 'play' : 'page' },
    stage,
  } as const;
}
