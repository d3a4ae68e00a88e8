/*
 * What a child knows, as it is seen in its answers: for each skill how sure it is, how often and when it was met, and the
 * furthest that was reached, which never falls. A pure value: the same answers make the same memory on every device.
 */
import type { TimeSetting } from '../core/time-setting';
import { type AnsweredBy, HAND, type Hand, isTimedBy, NO_HAND, type TimedBy, withoutHand, withTime } from './hand';
import { factOf, type Skill } from './skills';

/** How far a child has come with a skill: never met, met, right time after time, and right without thinking long. */
export type Known = 'new' | 'learning' | 'right' | 'quick';
/** The same, lowest first. */
export const KNOWN = ['new', 'learning', 'right', 'quick'] as const satisfies readonly Known[];

/** What is remembered of a skill that was met. */
export interface Trace {
  /** How sure it is, 0 to 1, in hundredths: a running mean of what its answers were worth. */
  readonly strength: number;
  /** How often it was met, and on how many days it was right; both are counted so far and no further. */
  readonly seen: number;
  readonly days: number;
  /** The day on which it was last met; days are counted from 1 January 1970. */
  readonly lastDay: number;
  /** The shortest time to the right answer without the hand, in milliseconds; null where none was taken. */
  readonly bestMs: number | null;
  /** The furthest that was reached. */
  readonly reached: Exclude<Known, 'new'>;
  /** Whether its last answer was wrong. */
  readonly isMissed: boolean;
}

/** All that is remembered of a child. */
export interface Memory {
  readonly traces: Readonly<Record<Skill, Trace>>;
  readonly hands: Readonly<Partial<Record<TimedBy, Hand>>>;
}

/** An answer as it was seen. */
export interface AnswerSeen {
  readonly skill: Skill;
  readonly isCorrect: boolean;
  /** From the question to the answer, on game time; null where nobody took it. */
  readonly ms: number | null;
  readonly by: AnsweredBy;
  /** How many digits were written. */
  readonly digits: number;
  readonly time: TimeSetting;
  readonly day: number;
}

/** Every number of the memory. */
export const MEMORY = {
  /** How sure a skill is before its first answer. */
  firstStrength: 0.3,
  /** How far one answer moves it: the first of a day further than the others; a choice could be a guess. */
  rate: { firstOfDay: 0.45, later: 0.2, ofChoice: 0.5 },
  /** What a right answer is worth, by the time without the hand; where none is used, it counts as much as a good one. */
  credit: { quick: 1, good: 0.8, slow: 0.35, untimed: 0.8 },
  quickMs: 1500,
  goodMs: 3000,
  /** How sure a skill is that is shown as right, and as quick. */
  right: 0.32,
  quick: 0.72,
  /** A skill that has been reached is rusty after so many days for each day on which it was right. */
  rustyAfterDays: 14,
  max: { seen: 63, days: 15, lastDay: 32_767, bestMs: 6200 },
  stepMs: 100,
} as const;

/** A child that has answered nothing yet. */
export const NO_MEMORY: Memory = { traces: {}, hands: {} };

/** What is remembered of a skill; null where it was never met. */
export const traceOf = ({ traces }: Memory, skill: Skill): Trace | null =>
  Object.hasOwn(traces, skill) ? (traces[skill] ?? null) : null;

/** The hand of a way of answering, as far as it is known. */
export const handOf = ({ hands }: Memory, by: TimedBy): Hand => hands[by] ?? NO_HAND;

/** Whether an answer to this comes without thinking: 1 × 7, 10 × 7, 2 × 7, 7 + 1. */
function isEasiest(skill: Skill): boolean {
  const fact = factOf(skill);
  if (fact === null) return false;
  const { operation, small, large } = fact;
  return operation === '×' ? small <= 2 || small === 10 || large === 10 : operation === '+' && small === 1;
}

/** What an answer took without the hand, in milliseconds; null where its time says nothing. */
function thinkingMs(memory: Memory, { ms, by, digits, time }: AnswerSeen): number | null {
  if (ms === null || time === 'none' || !isTimedBy(by)) return null;
  return withoutHand(handOf(memory, by), digits, ms);
}

/** What a right answer is worth. */
function creditFor(ms: number | null): number {
  const { credit, quickMs, goodMs } = MEMORY;
  if (ms === null) return credit.untimed;
  return ms < quickMs ? credit.quick : ms < goodMs ? credit.good : credit.slow;
}

const inHundredths = (strength: number): number => Math.round(100 * strength) / 100;

function furthest(one: Trace['reached'], other: Trace['reached']): Trace['reached'] {
  return KNOWN.indexOf(one) > KNOWN.indexOf(other) ? one : other;
}

function shortest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

function reachedWith(strength: number, before: Trace | null, isCorrect: boolean): Trace['reached'] {
  if (!isCorrect || before === null || before.isMissed) return 'learning';
  return strength >= MEMORY.quick ? 'quick' : strength >= MEMORY.right ? 'right' : 'learning';
}

function traceAfter(before: Trace | null, { isCorrect, by, day }: AnswerSeen, ms: number | null): Trace {
  const { rate, firstStrength, max, stepMs } = MEMORY;
  const isFirstOfDay = before === null || before.lastDay < day;
  const from = before?.strength ?? firstStrength;
  const moves = (isFirstOfDay ? rate.firstOfDay : rate.later) * (by === 'choice' ? rate.ofChoice : 1);
  const strength = inHundredths(from + moves * ((isCorrect ? creditFor(ms) : 0) - from));
  const best = isCorrect && ms !== null ? Math.min(max.bestMs, Math.round(ms / stepMs) * stepMs) : null;
  const isNewDay = isCorrect && (isFirstOfDay || before.days === 0);
  return {
    strength,
    seen: Math.min(max.seen, (before?.seen ?? 0) + 1),
    days: Math.min(max.days, (before?.days ?? 0) + (isNewDay ? 1 : 0)),
    lastDay: Math.max(before?.lastDay ?? 0, day),
    bestMs: shortest(before?.bestMs ?? null, best),
    reached: furthest(before?.reached ?? 'learning', reachedWith(strength, before, isCorrect)),
    isMissed: !isCorrect,
  };
}

/** The memory after one more answer. */
export function remember(memory: Memory, answer: AnswerSeen): Memory {
  const { skill, by, digits, day, isCorrect } = answer;
  const ms = thinkingMs(memory, answer);
  const traces = { ...memory.traces, [skill]: traceAfter(traceOf(memory, skill), answer, ms) };
  if (answer.ms === null || ms === null || !isTimedBy(by) || !isCorrect || !isEasiest(skill))
    return { ...memory, traces };
  const hand = withTime(handOf(memory, by), digits, answer.ms - HAND.thinkingMs, day);
  return { traces, hands: { ...memory.hands, [by]: hand } };
}

/** How far a child has come with a skill; never less than before. */
export const knownOf = (memory: Memory, skill: Skill): Known => traceOf(memory, skill)?.reached ?? 'new';

/** Whether a skill that was reached may be so no longer: it was missed since, or not met for long. */
export function isRusty(memory: Memory, skill: Skill, day: number): boolean {
  const trace = traceOf(memory, skill);
  if (trace === null || trace.reached === 'learning') return false;
  const isWeak = trace.strength < (trace.reached === 'quick' ? MEMORY.quick : MEMORY.right);
  return isWeak || day - trace.lastDay > MEMORY.rustyAfterDays * Math.max(1, trace.days);
}

const isLater = (one: Trace, other: Trace): boolean =>
  one.lastDay === other.lastDay
    ? one.strength === other.strength
      ? other.isMissed
      : one.strength > other.strength
    : one.lastDay > other.lastDay;

function mergedTrace(one: Trace, other: Trace): Trace {
  const { strength, lastDay, isMissed } = isLater(one, other) ? one : other;
  return {
    strength,
    seen: Math.max(one.seen, other.seen),
    days: Math.max(one.days, other.days),
    lastDay,
    bestMs: shortest(one.bestMs, other.bestMs),
    reached: furthest(one.reached, other.reached),
    isMissed,
  };
}

/** A text by which two hands can be put in order: the one seen later, then the one that more is known of. */
const orderOf = ({ lastDay, times }: Hand): string =>
  [lastDay, times.flat().length, ...times.map((of) => of.join())]
    .map((part) => String(part).padStart(6, '0'))
    .join(' ');

const laterHand = (one: Hand, other: Hand): Hand => (orderOf(one) >= orderOf(other) ? one : other);

function mergedRecord<Value>(
  one: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
  merged: (one: Value, other: Value) => Value,
): Readonly<Record<string, Value>> {
  const both = new Map(Object.entries(one));
  for (const [key, value] of Object.entries(other)) {
    const here = both.get(key);
    both.set(key, here === undefined ? value : merged(here, value));
  }
  return Object.fromEntries(both);
}

/**
 * Two memories of one child as one. Order and repetition change nothing: what is sure is taken from the one that met the
 * skill later, and of all else the better of both.
 */
export const merge = (one: Memory, other: Memory): Memory => ({
  traces: mergedRecord(one.traces, other.traces, mergedTrace),
  hands: mergedRecord(one.hands, other.hands, laterHand),
});
