import { createContext, use, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { GameClock } from '../../machines/core/clock';
import { type Motion, useFrames } from './useFrames';

/** Draws one of several scenes; the time is that since the frame before. */
type Draw = (frameMs: number) => Motion;

/** The one loop of several stages on one clock: each takes part while it has something to draw. */
export interface FrameLoop {
  readonly join: (draw: Draw) => () => void;
}

/** The loop that a stage takes part in; null where it has one of its own. */
export const SharedFrames = createContext<FrameLoop | null>(null);

/** Moves the clock and draws a stage with every frame: in a loop of its own, or in that of all stages on this clock. */
export function useStageFrames(clock: GameClock, isRunning: boolean, onFrame: Draw): void {
  const loop = use(SharedFrames);
  const draw = useEffectEvent(onFrame);
  useFrames(clock, isRunning && loop === null, onFrame);
  useEffect(() => (isRunning ? loop?.join((frameMs) => draw(frameMs)) : undefined), [loop, isRunning]);
}

/** The loop of so many stages. Its clock stands until all of them take part: none of them is played before the others. */
export function useFrameLoop(clock: GameClock, stages: number): FrameLoop {
  const [draws, setDraws] = useState<readonly Draw[]>([]);
  useFrames(clock, draws.length === stages, (frameMs) => {
    let motion: Motion = 'resting';
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
