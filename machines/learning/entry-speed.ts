/*
 * How long a child needs just to enter an answer, for each way of answering. Taking that off the total time leaves the time
 * spent thinking. We learn it from facts that need no thought, and from numbers that are only copied.
 */
import { latestDay } from './days';

export type InputDevice = 'keys' | 'pad' | 'choice' | 'touch' | 'speech' | 'switch';

/** The ways of answering where the time says something about thinking. */
export type TimedDevice = 'keys' | 'pad' | 'touch';
export const TIMED_DEVICES = ['keys', 'pad', 'touch'] as const satisfies readonly TimedDevice[];

/** The most recent entry times, in milliseconds: one list each for one digit, two digits, and three or more. */
export type EntryTimes = readonly (readonly number[])[];

/** What we know about one way of entering answers, and the day it was last used. */
export interface EntrySpeed {
  readonly lastDay: number;
  readonly times: EntryTimes;
}

/** Times are in milliseconds. */
export const ENTRY_SPEED = {
  /** How long it takes to recall the easiest fact. */
  thinkingMs: 700,
  /** How long it takes to read a number that is copied. */
  readingMs: 400,
  /** How many times we remember for each length, rounded to this step and capped at this maximum. */
  remembered: 12,
  stepMs: 100,
  maxMs: 6300,
  /** With fewer times than this in total we know nothing yet. */
  minTimes: 4,
  /** The time that one entry in five beats, because a child is not always at its best. */
  percentile: 0.2,
  /** Entering the answer counts as at most this fraction of the whole time. */
  maxRatio: 0.6,
} as const;

export const NO_ENTRY_SPEED: EntrySpeed = { lastDay: 0, times: [[], [], []] };

/** Whether the time of an answer given this way says something about thinking. */
export const isTimedDevice = (by: InputDevice): by is TimedDevice => by === 'keys' || by === 'pad' || by === 'touch';

const lengthOf = (digits: number): 0 | 1 | 2 => (digits <= 1 ? 0 : digits === 2 ? 1 : 2);

const inSteps = (ms: number): number =>
  Math.min(ENTRY_SPEED.maxMs, Math.max(0, Math.round(ms / ENTRY_SPEED.stepMs) * ENTRY_SPEED.stepMs));

/** Adds the time it took to enter so many digits without any thinking. */
export function addEntryTime({ lastDay, times }: EntrySpeed, digits: number, ms: number, day: number): EntrySpeed {
  const next = times.map((of, length) =>
    length === lengthOf(digits) ? [...of, inSteps(ms)].slice(-ENTRY_SPEED.remembered) : of,
  );
  return { lastDay: latestDay(lastDay, day), times: next };
}

function percentileOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(ENTRY_SPEED.percentile * sorted.length)] ?? 0;
}

/** One key more than there are digits: the one that submits them. */
const keysFor = (length: number): number => length + 2;

/**
 * How long entering so many digits takes, in milliseconds; 0 while we know too little. The time for a key is averaged over all
 * lengths, so that it also covers a length that has not been seen yet.
 */
export function entryMs({ times }: EntrySpeed, digits: number): number {
  let [count, sum] = [0, 0];
  for (const [length, of] of times.entries()) {
    count += of.length;
    sum += (of.length * percentileOf(of)) / keysFor(length);
  }
  return count < ENTRY_SPEED.minTimes ? 0 : (sum / count) * keysFor(lengthOf(digits));
}

/** The time spent thinking, in milliseconds: the whole time minus the time to enter the answer. */
export const thinkingTimeMs = (hand: EntrySpeed, digits: number, ms: number): number =>
  ms - Math.min(entryMs(hand, digits), ENTRY_SPEED.maxRatio * ms);
