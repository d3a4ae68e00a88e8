import { useEffect, useEffectEvent } from 'react';
import type { GameClock } from '../../machines/core/clock';
import { useBreaking } from '../ui/useBreaking';

/** A gap that no slow device explains: the lid was closed, or the system slept. */
const ASLEEP_MS = 5000;
/** While frames are waited for the time is looked at so often, so that such a gap is seen there too. */
const LOOK_MS = 2000;

/** Whether the next frame may look other than this one, or nothing moves until something happens. */
export type Motion = 'moving' | 'resting';

/**
 * Moves the clock on with every frame of the screen while `isRunning`, by the time that has really passed, and then calls
 * `onFrame` with the time since the frame before, 0 where there was none just before. While all rests no frame is asked
 * for: the next one comes when a delay of the clock is due, or after somebody has asked the clock for the time, as all do
 * who change something. After the device has slept the clock is paused instead: time does not go on by itself.
 */
export function useFrames(clock: GameClock, isRunning: boolean, onFrame: (frameMs: number) => Motion): void {
  const draw = useEffectEvent(onFrame);
  const breakWith = useBreaking();
  useEffect(() => {
    if (!isRunning) return undefined;
    let state: 'running' | 'over' = 'running';
    let request = requestAnimationFrame(frame);
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Up to when the clock was moved. */
    let countedMs: number | null = null;
    let lastFrameMs: number | null = null;

    function frame(nowMs: number): void {
      const elapsedMs = nowMs - (countedMs ?? nowMs);
      const frameMs = nowMs - (lastFrameMs ?? nowMs);
      // A frame says when it began, and the clock may have been asked since then.
      countedMs = Math.max(nowMs, countedMs ?? nowMs);
      lastFrameMs = nowMs;
      try {
        if (elapsedMs > ASLEEP_MS) clock.pause();
        else clock.advance(elapsedMs);
        const motion = draw(frameMs);
        if (state === 'over') return;
        if (motion === 'resting') wait();
        else request = requestAnimationFrame(frame);
      } catch (error) {
        // A game that breaks in a frame breaks in every one: this is the last, and the page of the game hears of it.
        breakWith(error);
      }
    }
    function wait(): void {
      lastFrameMs = null;
      timer = setTimeout(look, Math.min(clock.untilDueMs, LOOK_MS));
      clock.leaveAlone(wake);
    }
    function look(): void {
      clock.leaveAlone(null);
      if (catchUp() === 'slept' || clock.untilDueMs === 0) request = requestAnimationFrame(frame);
      else wait();
    }
    function wake(): void {
      clearTimeout(timer);
      catchUp();
      request = requestAnimationFrame(frame);
    }
    /** Lets the clock say what time it is, unless the next frame is to find that the device has slept. */
    function catchUp(): 'awake' | 'slept' {
      const nowMs = performance.now();
      const elapsedMs = nowMs - (countedMs ?? nowMs);
      if (elapsedMs > ASLEEP_MS) return 'slept';
      countedMs = nowMs;
      clock.catchUp(elapsedMs);
      return 'awake';
    }

    return () => {
      state = 'over';
      cancelAnimationFrame(request);
      clearTimeout(timer);
      clock.leaveAlone(null);
    };
  }, [clock, isRunning, breakWith]);
}
