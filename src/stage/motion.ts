/** An easing function: from 0 at the start of a movement to 1 at its end. */
export type Ease = (progress: number) => number;

/** Fast at first, then slowing down: for things that move. */
export const easeOut: Ease = (progress) => 1 - (1 - progress) ** 3;
/** Slow at first: for things that leave. */
export const easeIn: Ease = (progress) => progress ** 3;
/** Settles after overshooting by a tenth: for things that appear. */
export const easeBack: Ease = (progress) => {
  const back = 1.70158;
  return 1 + (back + 1) * (progress - 1) ** 3 + back * (progress - 1) ** 2;
};

/** The progress (0 to 1) of a movement that began at `startMs` and takes `lengthMs`. */
export const getProgress = (nowMs: number, startMs: number, lengthMs: number): number =>
  Math.min(1, Math.max(0, (nowMs - startMs) / lengthMs));

/** Linear interpolation; `progress` is 0 to 1. */
export const interpolate = (from: number, to: number, progress: number): number => from + (to - from) * progress;

/** Oscillates between -1 and 1 with this period, for ever. */
export const oscillate = (nowMs: number, periodMs: number): number => Math.sin((nowMs / periodMs) * Math.PI * 2);
