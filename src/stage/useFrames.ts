import { useEffect, useEffectEvent } from 'react';
import type { GameClock } from '../../machines/core/clock';
import { useBreaking } from '../ui/useBreaking';

/** No device draws this slowly: when a frame takes longer, the device stood still, and the clock stands with it. */
const FROZEN_MS = 1000;
/** ... unless one frame after another takes so long. From this one on the device counts as slow, or nothing would ever move. */
const SLOW_FROM = 3;
/** After a gap like this the lid was closed, or the system slept, and nobody expects the round to go on by itself. */
const ASLEEP_MS = 5000;
/** While no frame is asked for, the time is checked this often, so that the same gaps are noticed there too. */
const LOOK_MS = 500;

let playedMs = 0;

/** How long was played in this tab, in real milliseconds: neither pauses nor gaps are part of it. */
export const timePlayedMs = (): number => playedMs;

/** Whether the next frame may look other than this one, or nothing moves until something happens. */
export type Motion = 'moving' | 'resting';

/**
 * Moves the clock on with every frame of the screen while `isRunning`, by the time that has really passed, and then calls
 * `onFrame` with the time since the frame before, 0 where there was none just before. While all rests no frame is asked
 * for: the next one comes when a delay of the clock is due, or after somebody has asked the clock for the time, as all do
 * who change something. Time in which the device stood still is not counted. After the device has slept the clock is
 * paused as well: time does not go on by itself.
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
    let longFrames = 0;

    function frame(nowMs: number): void {
      // A frame says when it began, and the clock may have been asked since then.
      const elapsedMs = Math.max(0, nowMs - (countedMs ?? nowMs));
      const isLong = elapsedMs > FROZEN_MS;
      const frameMs = isLong ? 0 : nowMs - (lastFrameMs ?? nowMs);
      longFrames = isLong ? longFrames + 1 : 0;
      countedMs = Math.max(nowMs, countedMs ?? nowMs);
      lastFrameMs = nowMs;
      try {
        if (elapsedMs > ASLEEP_MS) clock.pause();
        else if (!isLong || longFrames >= SLOW_FROM) count(Math.min(elapsedMs, FROZEN_MS));
        const motion = draw(frameMs);
        if (state === 'over') return;
        if (motion === 'resting') wait();
        else request = requestAnimationFrame(frame);
      } catch (error) {
        // A game that breaks in a frame breaks in every one: this is the last, and the page of the game hears of it.
        breakWith(error);
      }
    }
    function count(ms: number): void {
      playedMs += ms;
      clock.advance(ms);
    }
    function wait(): void {
      lastFrameMs = null;
      timer = setTimeout(look, Math.min(clock.untilDueMs, LOOK_MS));
      clock.leaveAlone(wake);
    }
    function look(): void {
      clock.leaveAlone(null);
      if (catchUp() === 'frozen' || clock.untilDueMs === 0) request = requestAnimationFrame(frame);
      else wait();
    }
    function wake(): void {
      clearTimeout(timer);
      catchUp();
      request = requestAnimationFrame(frame);
    }
    /** Brings the clock up to this moment, unless the device stood still: the next frame then deals with it. */
    function catchUp(): 'awake' | 'frozen' {
      const nowMs = performance.now();
      const elapsedMs = nowMs - (countedMs ?? nowMs);
      if (elapsedMs > FROZEN_MS) return 'frozen';
      countedMs = nowMs;
      playedMs += elapsedMs;
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
