import { useEffect } from 'react';
import type { GameClock } from '../../machines/core/clock';
import { isOnPicture } from '../stage/picture';
import { usePause } from './usePause';
import { usePicture } from './usePicture';

interface Start {
  readonly clock: GameClock;
  /** Less motion, as the device or the address asks. */
  readonly reducedMotion: boolean;
}

/**
 * How the page of a game stands: its pause, and whether less is to move; `frame` and `stage` are what of it the frame of
 * the page and the stage of its scene need. `isInRound` is false in menus and results.
 */
export function usePlace({ clock, reducedMotion }: Start, isInRound: boolean) {
  const pause = usePause(clock, isInRound);
  const { picture, onPicture, layout } = usePicture();
  const isRunning = isInRound && !pause.isPaused;
  // A picture that came meanwhile is taken in where nothing of the round is seen, if no question comes before.
  useEffect(() => {
    if (picture === 'ready' && !isRunning) onPicture('seam');
  }, [picture, isRunning, onPicture]);
  return {
    pause,
    frame: { pause, reducedMotion, hasPicture: isOnPicture(picture), layout, form: isInRound ? 'play' : 'page' },
    stage: { clock, reducedMotion, layout, picture, onPicture, isShown: isInRound, isRunning },
  } as const;
}
