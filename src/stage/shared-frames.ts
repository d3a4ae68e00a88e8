import { createContext, use, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { GameClock } from '../../machines/core/clock';
import { type FrameMotion, useFrames } from './useFrames';

/** Draws one of several scenes; the argument is the time since the last frame. */
type Draw = (frameMs: number) => FrameMotion;

/** One loop for several stages on one clock. A stage takes part while it has something to draw. */
export interface FrameLoop {
  readonly join: (draw: Draw) => () => void;
}

/** The loop that a stage joins; null if it has its own. */
export const SharedFrameLoopContext = createContext<FrameLoop | null>(null);

/** Advances the clock and draws a stage in every frame: in its own loop, or in the shared one. */
export function useStageFrames(clock: GameClock, isRunning: boolean, onFrame: Draw): void {
  const loop = use(SharedFrameLoopContext);
  const draw = useEffectEvent(onFrame);
  useFrames(clock, isRunning && loop === null, onFrame);
  useEffect(() => (isRunning ? loop?.join((frameMs) => draw(frameMs)) : undefined), [loop, isRunning]);
}

/** The loop of this many stages. Its clock waits until all of them have joined, so that none has a head start. */
export function useSharedFrameLoop(clock: GameClock, stages: number): FrameLoop {
  const [draws, setDraws] = useState<readonly Draw[]>([]);
  useFrames(clock, draws.length === stages, (frameMs) => {
    let motion: FrameMotion = 'resting';
    for (const draw of draws) if (draw(frameMs) === 'moving') motion = 'moving';
    return motion;
  });
  return useMemo(
    () => ({
      join: (draw) => {
        setDraws((all) => [...all, draw]);
        return () => setDraws((all) => all.filter((one) => one !== draw));
      },
    }),
    [],
  );
}
