/*
 * Estimates the time that a child needs just to enter an answer, for each way of answering. Subtracting this from the
 * total time leaves the time spent thinking. We learn it from facts that need no thought, and from numbers that are
 * only copied.
 */
import { latestDay } from './days';

export type InputDevice = 'keys' | 'pad' | 'choice' | 'touch' | 'speech' | 'switch';

/** Ways of answering whose time tells us something about thinking. */
export type TimedDevice = 'keys' | 'pad' | 'touch';
export const TIMED_DEVICES = ['keys', 'pad', 'touch'] as const satisfies readonly TimedDevice[];

/** The most recent entry times, in milliseconds, in three lists: for one digit, two digits, and three or more. */
export type EntryTimes = readonly (readonly number[])[];

/** The entry times for one way of answering, and the day it was last used. */
export interface EntrySpeed {
  readonly lastDay: number;
  readonly times: EntryTimes;
}

/** Times are in milliseconds. */
export const ENTRY_SPEED = {
  /** Time to recall the easiest fact. */
  thinkingMs: 700,
  /** Time to read a number that is copied. */
  readingMs: 400,
  /**
   * The number of times stored for each length. Times are rounded to `stepMs`. If any is longer than `fineMaxMs`, all of
   * a hand's times are rounded to `wideStepMs`, so that each still fits into one character. They are capped at `maxMs`.
   */
  remembered: 12,
  stepMs: 100,
  fineMaxMs: 6300,
  wideStepMs: 200,
  maxMs: 12_600,
  /** The minimum number of measured times, over all lengths, for an estimate. */
  minTimes: 4,
  /** We use the time that one entry in five beats, because a child is not always at their best. */
  percentile: 0.2,
  /** Entering the answer counts as at most this fraction of the whole time. */
  maxRatio: 0.85,
} as const;

export const NO_ENTRY_SPEED: EntrySpeed = { lastDay: 0, times: [[], [], []] };

/** Whether an answer given this way has a time that tells us something about thinking. */
export const isTimedDevice = (by: InputDevice): by is TimedDevice => by === 'keys' || by === 'pad' || by === 'touch';

const lengthOf = (digits: number): 0 | 1 | 2 => (digits <= 1 ? 0 : digits === 2 ? 1 : 2);

/** The step to which a hand's times are rounded. */
export const stepOf = (times: EntryTimes): number =>
  times.some((of) => of.some((ms) => ms > ENTRY_SPEED.fineMaxMs)) ? ENTRY_SPEED.wideStepMs : ENTRY_SPEED.stepMs;

const inSteps = (ms: number, step: number): number =>
  Math.min(ENTRY_SPEED.maxMs, Math.max(0, Math.round(ms / step) * step));

/** Adds the time it took to enter this many digits without any thinking. */
export function addEntryTime({ lastDay, times }: EntrySpeed, digits: number, ms: number, day: number): EntrySpeed {
  const next = times.map((of, length) =>
    length === lengthOf(digits) ? [...of, inSteps(ms, ENTRY_SPEED.stepMs)].slice(-ENTRY_SPEED.remembered) : of,
  );
  const step = stepOf(next);
  return { lastDay: latestDay(lastDay, day), times: next.map((of) => of.map((each) => inSteps(each, step))) };
}

function percentileOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(ENTRY_SPEED.percentile * sorted.length)] ?? 0;
}

/** One key more than the number of digits, for the key that submits them. */
const keysFor = (length: number): number => length + 2;

/**
 * Typical time to enter this many digits, in milliseconds; 0 until there is enough data. The time per key is averaged
 * over all lengths, so it also covers lengths not seen yet.
 */
export function estimateEntryMs({ times }: EntrySpeed, digits: number): number {
  let [count, sum] = [0, 0];
  for (const [length, of] of times.entries()) {
    count += of.length;
    sum += (of.length * percentileOf(of)) / keysFor(length);
  }
  return count < ENTRY_SPEED.minTimes ? 0 : (sum / count) * keysFor(lengthOf(digits));
}

/** The time spent thinking, in milliseconds: the whole time minus the time to enter the answer. */
export const thinkingTimeMs = (hand: EntrySpeed, digits: number, ms: number): number =>
  ms - Math.min(estimateEntryMs(hand, digits), ENTRY_SPEED.maxRatio * ms);
