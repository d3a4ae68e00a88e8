/*
 * How long the hand takes to write an answer, for each way of answering by itself: what is left of a time when the hand is
 * taken off is thinking. It is learnt from the facts that need none, or from numbers that are only copied.
 */
import { latestDay } from './days';

/** How an answer is given. */
export type AnsweredBy = 'keys' | 'pad' | 'choice' | 'touch' | 'speech' | 'switch';

/** The ways whose time says something of thinking. */
export type TimedBy = 'keys' | 'pad' | 'touch';
export const TIMED_BY = ['keys', 'pad', 'touch'] as const satisfies readonly TimedBy[];

/** The last times of a hand, in milliseconds: a list for one digit, one for two, and one for three or more. */
export type HandTimes = readonly (readonly number[])[];

/** What is known of a hand, and when it was last seen. */
export interface Hand {
  readonly lastDay: number;
  readonly times: HandTimes;
}

/** Every number of the hand. Times in milliseconds. */
export const HAND = {
  /** What the easiest fact takes to come to mind. */
  thinkingMs: 700,
  /** What it takes to read a number that is copied. */
  readingMs: 400,
  /** So many times are remembered of each length, in steps of so much, up to so much. */
  remembered: 12,
  stepMs: 100,
  maxMs: 6300,
  /** With fewer times than this of all lengths nothing is known yet. */
  minTimes: 4,
  /** The time that one in five is quicker than: a child is not always at its best. */
  percentile: 0.2,
  /** The hand is never more than this of what an answer took. */
  maxRatio: 0.6,
} as const;

/** A hand of which nothing is known. */
export const NO_HAND: Hand = { lastDay: 0, times: [[], [], []] };

/** Whether the time of an answer given this way says something of thinking. */
export const isTimedBy = (by: AnsweredBy): by is TimedBy => by === 'keys' || by === 'pad' || by === 'touch';

const lengthOf = (digits: number): 0 | 1 | 2 => (digits <= 1 ? 0 : digits === 2 ? 1 : 2);

const inSteps = (ms: number): number => Math.min(HAND.maxMs, Math.max(0, Math.round(ms / HAND.stepMs) * HAND.stepMs));

/** The hand after it wrote so many digits in a time that had no thinking in it. */
export function withTime({ lastDay, times }: Hand, digits: number, ms: number, day: number): Hand {
  const next = times.map((of, length) =>
    length === lengthOf(digits) ? [...of, inSteps(ms)].slice(-HAND.remembered) : of,
  );
  return { lastDay: latestDay(lastDay, day), times: next };
}

function percentileOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(HAND.percentile * sorted.length)] ?? 0;
}

/** One key more than there are digits: the one that sends them. */
const keysFor = (length: number): number => length + 2;

/**
 * How long the hand takes for so many digits, in milliseconds; 0 while too little is known of it. What it takes for a key is
 * a mean over all lengths, so that a length that was never seen follows from the others.
 */
export function handMs({ times }: Hand, digits: number): number {
  let [count, sum] = [0, 0];
  for (const [length, of] of times.entries()) {
    count += of.length;
    sum += (of.length * percentileOf(of)) / keysFor(length);
  }
  return count < HAND.minTimes ? 0 : (sum / count) * keysFor(lengthOf(digits));
}

/** What is left of a time without the hand, in milliseconds. */
export const withoutHand = (hand: Hand, digits: number, ms: number): number =>
  ms - Math.min(handMs(hand, digits), HAND.maxRatio * ms);
