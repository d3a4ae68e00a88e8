import type { ElapsedTime } from '../../../../machines/time-master/time-problem';
import { getJumps } from '../../../../machines/time-master/times';
import type { LinePosition } from './layout';

/** Short jumps have lower arcs. This is the minimum share of the full height. */
const MIN_HEIGHT = 0.5;

/** Positions of the jumps of an elapsed time on a line, from left to right. */
export function jumpsOnLine({ start, length }: ElapsedTime, { left, right, arc }: LinePosition) {
  let passed = 0;
  return getJumps(start, length).map((jump) => {
    const from = left + ((right - left) * passed) / length;
    passed += jump.minutes;
    const to = left + ((right - left) * passed) / length;
    const height = arc * Math.max(MIN_HEIGHT, Math.min(1, (to - from) / (right - left) / 0.5));
    return { jump, from, to, height };
  });
}
