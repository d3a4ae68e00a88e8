/*
 * What a child knows, as it is seen in its answers: for each skill how sure it is, how often and when it was met, and the
 * furthest that was reached, which never falls. A pure value: the same answers make the same memory on every device.
 */
import type { TimeSetting } from '../core/time-setting';
import { isYetToCome, latestDay } from './days';
import { type AnsweredBy, HAND, type Hand, isTimedBy, NO_HAND, type TimedBy, withoutHand, withTime } from './hand';
import { isEasiest, type Skill } from './skills';

/** How far a child has come with a skill: never met, met, right and not by luck, and right time after time at once. */
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
  /** The times tables that the child says it has had, in order; not there while nobody has said. */
  readonly tables?: readonly number[];
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
  /** What a right answer is worth, by its time without the hand; where none is used, it counts as much as a good one. */
  credit: { quick: 1, good: 0.8, slow: 0.35, untimed: 0.8 },
  /** Quick is below the first of these times, slow above the second. */
  quickMs: 1500,
  goodMs: 3000,
  /** So far about a limit one goes over into the other, since a hand is never known better than that. */
  aboutMs: 300,
  /** How sure a skill is that is shown as right: more at its first right answer, which may be luck, than at the next. */
  right: 0.32,
  rightAtOnce: 0.5,
  /** How sure a skill is that is shown as quick, from its second right answer on. */
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

const withHand = (memory: Memory, by: TimedBy, hand: Hand): Memory => ({
  ...memory,
  hands: { ...memory.hands, [by]: hand },
});

/** What an answer took without the hand, in milliseconds; null where its time says nothing. */
function thinkingMs(memory: Memory, { ms, by, digits, time }: AnswerSeen): number | null {
  if (ms === null || time === 'none' || !isTimedBy(by)) return null;
  return withoutHand(handOf(memory, by), digits, ms);
}

/** From one figure to another while a time passes a limit. */
function passing(ms: number, limitMs: number, below: number, above: number): number {
  const progress = (ms - limitMs + MEMORY.aboutMs) / (2 * MEMORY.aboutMs);
  return below + (above - below) * Math.min(1, Math.max(0, progress));
}

/** What a right answer is worth by its time without the hand; null where no time is used. */
function creditFor(ms: number | null): number {
  const { credit, quickMs, goodMs } = MEMORY;
  if (ms === null) return credit.untimed;
  return ms < (quickMs + goodMs) / 2
    ? passing(ms, quickMs, credit.quick, credit.good)
    : passing(ms, goodMs, credit.good, credit.slow);
}

const inHundredths = (strength: number): number => Math.round(100 * strength) / 100;

function furthest(one: Trace['reached'], other: Trace['reached']): Trace['reached'] {
  return KNOWN.indexOf(one) > KNOWN.indexOf(other) ? one : other;
}

function shortest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

function reachedWith(strength: number, before: Trace | null): Trace['reached'] {
  const { quick, right, rightAtOnce } = MEMORY;
  const isFirstTime = before === null || before.isMissed;
  if (isFirstTime) return strength >= rightAtOnce ? 'right' : 'learning';
  return strength >= quick ? 'quick' : strength >= right ? 'right' : 'learning';
}

function traceAfter(before: Trace | null, { isCorrect, by, day }: AnswerSeen, ms: number | null): Trace {
  const { rate, firstStrength, max, stepMs } = MEMORY;
  const isFirstOfDay = before === null || before.lastDay < day || isYetToCome(before.lastDay, day);
  const from = before?.strength ?? firstStrength;
  const moves = (isFirstOfDay ? rate.firstOfDay : rate.later) * (by === 'choice' ? rate.ofChoice : 1);
  const strength = inHundredths(from + moves * ((isCorrect ? creditFor(ms) : 0) - from));
  const best = isCorrect && ms !== null ? Math.min(max.bestMs, Math.round(ms / stepMs) * stepMs) : null;
  const isNewDay = isCorrect && (isFirstOfDay || before.days === 0);
  return {
    strength,
    seen: Math.min(max.seen, (before?.seen ?? 0) + 1),
    days: Math.min(max.days, (before?.days ?? 0) + (isNewDay ? 1 : 0)),
    lastDay: latestDay(before?.lastDay ?? 0, day),
    bestMs: shortest(before?.bestMs ?? null, best),
    reached: furthest(before?.reached ?? 'learning', isCorrect ? reachedWith(strength, before) : 'learning'),
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
  return withHand({ ...memory, traces }, by, withTime(handOf(memory, by), digits, answer.ms - HAND.thinkingMs, day));
}

/** The memory after a number of so many digits was only copied, which shows the hand by itself. */
export const rememberCopied = (memory: Memory, by: TimedBy, digits: number, ms: number, day: number): Memory =>
  withHand(memory, by, withTime(handOf(memory, by), digits, ms - HAND.readingMs, day));

const inOrder = (tables: readonly number[]): readonly number[] =>
  [...new Set(tables)].sort((one, other) => one - other);

/** The memory once the child has said which times tables it has had. */
export const withTables = (memory: Memory, tables: readonly number[]): Memory => ({
  ...memory,
  tables: inOrder(tables),
});

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
 * skill later, and of all else the better of both, or all of it.
 */
export function merge(one: Memory, other: Memory): Memory {
  const tables = one.tables ?? other.tables;
  return {
    traces: mergedRecord(one.traces, other.traces, mergedTrace),
    hands: mergedRecord(one.hands, other.hands, laterHand),
    ...(tables !== undefined && { tables: inOrder([...tables, ...(other.tables ?? [])]) }),
  };
}
