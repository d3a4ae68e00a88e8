import { useEffect, useEffectEvent } from 'react';
import type { GameClock } from '../../machines/core/clock';
import { useThrowToBoundary } from '../ui/useThrowToBoundary';
import { playTime } from './play-time';

/** No device draws this slowly. A longer frame means that the device was frozen, so the clock does not advance. */
const FROZEN_MS = 1000;
/**
 * If this many frames in a row take that long, the device counts as slow after all, because otherwise nothing would
 * ever move.
 */
const SLOW_FROM = 3;
/**
 * After a gap this long, the lid was closed or the system slept, so players do not expect the round to resume by
 * itself.
 */
const ASLEEP_MS = 5000;
/** While no frame is requested, the time is checked at this interval, so that the same gaps are noticed. */
const CHECK_MS = 500;

/** Whether the next frame may look different, or nothing moves until something happens. */
export type FrameMotion = 'moving' | 'resting';

/**
 * Advances the clock on every screen frame while `isRunning`, by the real time that has passed. It then calls `onFrame`
 * with the time since the last frame, or 0 if there was none just before. While everything is idle no frame is
 * requested. The next one is requested when one of the clock's delays is due, or after the clock has been read, because
 * any code that changes something reads it. Time in which the device was frozen is not counted. After the device has
 * slept, the clock is also paused and does not resume by itself.
 */
export function useFrames(clock: GameClock, isRunning: boolean, onFrame: (frameMs: number) => FrameMotion): void {
  const draw = useEffectEvent(onFrame);
  const breakWith = useThrowToBoundary();
  useEffect(() => {
    if (!isRunning) return undefined;
    let state: 'running' | 'over' = 'running';
    let request = requestAnimationFrame(frame);
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The time up to which the clock was advanced. */
    let countedMs: number | null = null;
    let lastFrameMs: number | null = null;
    let longFrames = 0;

    function frame(nowMs: number): void {
      // A frame's timestamp is its start, and the clock may have been read since then.
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
        // A game that throws in one frame throws in every frame, so this is the last, and the game's page handles the
        // error.
        breakWith(error);
      }
    }
    function count(ms: number): void {
      playTime.add(ms);
      clock.advance(ms);
    }
    function wait(): void {
      lastFrameMs = null;
      timer = setTimeout(look, Math.min(clock.untilDueMs, CHECK_MS));
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
    /** Advances the clock to the current time, unless the device was frozen; the next frame then handles that. */
    function catchUp(): 'awake' | 'frozen' {
      const nowMs = performance.now();
      const elapsedMs = nowMs - (countedMs ?? nowMs);
      if (elapsedMs > FROZEN_MS) return 'frozen';
      countedMs = nowMs;
      playTime.add(elapsedMs);
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
