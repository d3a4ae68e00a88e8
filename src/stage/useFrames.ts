import { useEffect, useEffectEvent } from 'react';
import type { GameClock } from '../../machines/core/clock';
import { useBreaking } from '../ui/useBreaking';

/** A gap between two frames that no slow device explains: the lid was closed, or the system slept. */
const ASLEEP_MS = 5000;

/**
 * Moves the clock on with every frame of the screen while `isRunning`, by the time that has really passed, and then calls
 * `onFrame`. After the device has slept the clock is paused instead: time does not go on by itself.
 */
export function useFrames(clock: GameClock, isRunning: boolean, onFrame: (elapsedMs: number) => void): void {
  const draw = useEffectEvent(onFrame);
  const breakWith = useBreaking();
  useEffect(() => {
    if (!isRunning) return undefined;
    let lastMs: number | null = null;
    let request = requestAnimationFrame(function frame(nowMs) {
      request = requestAnimationFrame(frame);
      const elapsedMs = lastMs === null ? 0 : nowMs - lastMs;
      lastMs = nowMs;
      try {
        if (elapsedMs > ASLEEP_MS) clock.pause();
        else clock.advance(elapsedMs);
        draw(elapsedMs);
      } catch (error) {
        // A game that breaks in a frame breaks in every one: this is the last, and the page of the game hears of it.
        cancelAnimationFrame(request);
        breakWith(error);
      }
    });
    return () => cancelAnimationFrame(request);
  }, [clock, isRunning, breakWith]);
}
