/** How a movement runs: from 0 at its start to 1 at its end. */
export type Ease = (progress: number) => number;

/** Quick at first, then settling: what moves. */
export const easeOut: Ease = (progress) => 1 - (1 - progress) ** 3;
/** Slow at first: what leaves. */
export const easeIn: Ease = (progress) => progress ** 3;
/** Settles after going a tenth too far: what appears. */
export const easeBack: Ease = (progress) => {
  const back = 1.70158;
  return 1 + (back + 1) * (progress - 1) ** 3 + back * (progress - 1) ** 2;
};

/** The share (0 to 1) of a movement that began at `startMs` and takes `lengthMs`. */
export const progressOf = (nowMs: number, startMs: number, lengthMs: number): number =>
  Math.min(1, Math.max(0, (nowMs - startMs) / lengthMs));

/** A value between two, by a share. */
export const between = (from: number, to: number, progress: number): number => from + (to - from) * progress;

/** Up and down for ever: from -1 to 1 and back in `periodMs`. */
export const wave = (nowMs: number, periodMs: number): number => Math.sin((nowMs / periodMs) * Math.PI * 2);
