import { useEffect } from 'react';
import type { GameClock } from '../../../machines/core/clock';
import { isPlayedOnCanvas } from '../../stage/canvas-state';
import { usePause } from '../round/usePause';
import { useCanvas } from './useCanvas';

interface Start {
  readonly clock: GameClock;
  readonly reducedMotion: boolean;
}

/** State of the canvas, and the props of the stage. `isShown` is false in menus and results. */
export function useSceneStage({ clock, reducedMotion }: Start, isShown: boolean, isPaused: boolean) {
  const { picture, onCanvas, layout } = useCanvas();
  const isRunning = isShown && !isPaused;
  // During a pause or outside a round the change is not visible, so a canvas that has become ready can be shown.
  useEffect(() => {
    if (picture === 'ready' && !isRunning) onCanvas('seam');
  }, [picture, isRunning, onCanvas]);
  return { clock, reducedMotion, layout, picture, onCanvas, isShown, isRunning } as const;
}

/**
 * Pause and motion of a game page, with the props for its frame and its stage. `isInRound` is false in menus and
 * results.
 */
export function useSceneFrame(start: Start, isInRound: boolean) {
  const pause = usePause(start.clock, isInRound);
  const stage = useSceneStage(start, isInRound, pause.isPaused);
  const { reducedMotion, layout, picture } = stage;
  return {
    pause,
    frame: { pause, reducedMotion, hasCanvas: isPlayedOnCanvas(picture), layout, form: isInRound ? 'play' : 'page' },
    stage,
  } as const;
}
