/*
 * A child's knowledge, judging by their answers. For each skill it stores how well the skill is known, how often and
 * when it was asked, and the highest level reached, which never drops. It is a pure value: the same answers give the
 * same memory on every device.
 */
import type { TimeSetting } from '../core/time-setting';
import { isFutureDay, latestDay } from './days';
import {
  addEntryTime,
  ENTRY_SPEED,
  type EntrySpeed,
  type InputDevice,
  isTimedDevice,
  NO_ENTRY_SPEED,
  type TimedDevice,
  thinkingTimeMs,
} from './entry-speed';
import { findBroaderSkill, isSumSkill, isTrivialFact, type Skill } from './skills';

/** The levels of a skill: never asked, asked, better known than by lucky guesses, and recalled quickly every time. */
export type KnowledgeLevel = 'new' | 'learning' | 'right' | 'quick';
export const KNOWLEDGE_LEVELS = ['new', 'learning', 'right', 'quick'] as const satisfies readonly KnowledgeLevel[];

/** The stored data about a skill that has been asked. */
export interface Trace {
  /** A running average of the credit for the skill's answers, from 0 to 1 in steps of 0.01. */
  readonly strength: number;
  /**
   * The number of times the skill was asked, and the number of days on which it was answered correctly. Both are
   * capped.
   */
  readonly seen: number;
  readonly days: number;
  /** The day it was last asked, counted from 1 January 1970. */
  readonly lastDay: number;
  /** The shortest thinking time for a correct answer, in milliseconds; null if none was measured. */
  readonly bestMs: number | null;
  /** The highest level reached. */
  readonly reached: Exclude<KnowledgeLevel, 'new'>;
  /** Whether its last answer was wrong. */
  readonly isMissed: boolean;
}

/** Everything stored about what a child knows. */
export interface Memory {
  readonly traces: Readonly<Record<Skill, Trace>>;
  readonly hands: Readonly<Partial<Record<TimedDevice, EntrySpeed>>>;
  /** The times tables that the child says they have learnt, in order; absent until someone enters them. */
  readonly tables?: readonly number[];
}

export interface RememberedAnswer {
  readonly skill: Skill;
  readonly isCorrect: boolean;
  /** From question to answer in game time, in milliseconds; null if it was not measured. */
  readonly ms: number | null;
  readonly by: InputDevice;
  /** The number of digits entered. */
  readonly digits: number;
  readonly time: TimeSetting;
  readonly day: number;
}

export const MEMORY = {
  /** The strength of a skill before its first answer. */
  firstStrength: 0.3,
  /**
   * The effect of one answer on the strength. The first answer of a day has a larger effect. A choice has a smaller
   * one, as it could be a guess.
   */
  rate: { firstOfDay: 0.45, later: 0.2, ofChoice: 0.5 },
  /** The credit for a correct answer, by thinking time. An untimed answer gets as much as a good one. */
  credit: { quick: 1, good: 0.8, slow: 0.35, untimed: 0.8 },
  /** Below `quickMs` an answer is quick, above `goodMs` it is slow. */
  quickMs: 1500,
  goodMs: 3000,
  /** Thinking time is never known exactly, so the credit changes gradually within this distance of a limit. */
  aboutMs: 300,
  /**
   * The strength at which a skill counts as right. After a single correct answer, which may be luck, it has to be
   * higher. So it has for a choice: who picks one of four by chance is right twice in a row on every second fact within
   * three weeks.
   */
  right: 0.32,
  rightAtOnce: 0.5,
  rightByChoice: 0.55,
  /** The strength at which a skill counts as quick, after at least two correct answers. */
  quick: 0.72,
  /**
   * A skill goes rusty after `sure` days for each day on which it was answered correctly, if its strength is 1. It is far
   * sooner if the skill is weaker, but never sooner than after a week, and `min` days for each of these days.
   */
  rustyAfterDays: { sure: 9, min: 2, atOnce: 7 },
  max: { seen: 63, days: 15, lastDay: 32_767, bestMs: 6200 },
  stepMs: 100,
} as const;

export const NO_MEMORY: Memory = { traces: {}, hands: {} };

/** The stored data about a skill; null if it was never asked. */
export const getTrace = ({ traces }: Memory, skill: Skill): Trace | null =>
  Object.hasOwn(traces, skill) ? (traces[skill] ?? null) : null;

/**
 * How well a skill is known, from 0 to 1. Before its first answer, this is the strength of its broader skill, which
 * earlier versions stored for all of them.
 */
export function getStrength(memory: Memory, skill: Skill): number {
  const broader = findBroaderSkill(skill);
  const trace = getTrace(memory, skill) ?? (broader === null ? null : getTrace(memory, broader));
  return trace?.strength ?? MEMORY.firstStrength;
}

export const getEntrySpeed = ({ hands }: Memory, by: TimedDevice): EntrySpeed => hands[by] ?? NO_ENTRY_SPEED;

const withHand = (memory: Memory, by: TimedDevice, hand: EntrySpeed): Memory => ({
  ...memory,
  hands: { ...memory.hands, [by]: hand },
});

/**
 * An answer's thinking time in milliseconds; null if its time tells us nothing. Only sums are recalled or worked out in
 * seconds: a fraction or a time on the clock takes longer, however well it is known.
 */
function thinkingMs(memory: Memory, { skill, ms, by, digits, time }: RememberedAnswer): number | null {
  if (ms === null || time === 'none' || !isTimedDevice(by) || !isSumSkill(skill)) return null;
  return thinkingTimeMs(getEntrySpeed(memory, by), digits, ms);
}

/** Interpolates between two values around a time limit. */
function interpolate(ms: number, limitMs: number, below: number, above: number): number {
  const progress = (ms - limitMs + MEMORY.aboutMs) / (2 * MEMORY.aboutMs);
  return below + (above - below) * Math.min(1, Math.max(0, progress));
}

/** The credit for a correct answer with this thinking time; null means that it was not measured. */
function creditFor(ms: number | null): number {
  const { credit, quickMs, goodMs } = MEMORY;
  if (ms === null) return credit.untimed;
  return ms < (quickMs + goodMs) / 2
    ? interpolate(ms, quickMs, credit.quick, credit.good)
    : interpolate(ms, goodMs, credit.good, credit.slow);
}

const inHundredths = (strength: number): number => Math.round(100 * strength) / 100;

function furthest(one: Trace['reached'], other: Trace['reached']): Trace['reached'] {
  return KNOWLEDGE_LEVELS.indexOf(one) > KNOWLEDGE_LEVELS.indexOf(other) ? one : other;
}

function shortest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

function reachedWith(strength: number, before: Trace | null, by: InputDevice): Trace['reached'] {
  const { quick, right, rightAtOnce, rightByChoice } = MEMORY;
  const isFirstTime = before === null || before.isMissed;
  const enough = by === 'choice' ? rightByChoice : isFirstTime ? rightAtOnce : right;
  if (isFirstTime) return strength >= enough ? 'right' : 'learning';
  return strength >= quick ? 'quick' : strength >= enough ? 'right' : 'learning';
}

function traceAfter(memory: Memory, { skill, isCorrect, by, day }: RememberedAnswer, ms: number | null): Trace {
  const { rate, max, stepMs } = MEMORY;
  const before = getTrace(memory, skill);
  const isFirstOfDay = before === null || before.lastDay < day || isFutureDay(before.lastDay, day);
  const from = getStrength(memory, skill);
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
    reached: furthest(before?.reached ?? 'learning', isCorrect ? reachedWith(strength, before, by) : 'learning'),
    isMissed: !isCorrect,
  };
}

export function remember(memory: Memory, answer: RememberedAnswer): Memory {
  const { skill, by, digits, day, isCorrect } = answer;
  const ms = thinkingMs(memory, answer);
  const traces = { ...memory.traces, [skill]: traceAfter(memory, answer, ms) };
  if (answer.ms === null || ms === null || !isTimedDevice(by) || !isCorrect || !isTrivialFact(skill))
    return { ...memory, traces };
  return withHand(
    { ...memory, traces },
    by,
    addEntryTime(getEntrySpeed(memory, by), digits, answer.ms - ENTRY_SPEED.thinkingMs, day),
  );
}

/** The memory after the child has copied a number with this many digits, which shows how fast they enter digits. */
export const rememberCopyingSpeed = (
  memory: Memory,
  by: TimedDevice,
  digits: number,
  ms: number,
  day: number,
): Memory => withHand(memory, by, addEntryTime(getEntrySpeed(memory, by), digits, ms - ENTRY_SPEED.readingMs, day));

const inOrder = (tables: readonly number[]): readonly number[] =>
  [...new Set(tables)].sort((one, other) => one - other);

export const setLearntTables = (memory: Memory, tables: readonly number[]): Memory => ({
  ...memory,
  tables: inOrder(tables),
});

/** The level of a skill. It never drops. */
export const getKnowledgeLevel = (memory: Memory, skill: Skill): KnowledgeLevel =>
  getTrace(memory, skill)?.reached ?? 'new';

/** The days without practice after which a skill may have been forgotten. */
function shinesForDays({ strength, days }: Trace): number {
  const { sure, min, atOnce } = MEMORY.rustyAfterDays;
  return Math.max(atOnce, days * Math.max(min, sure * strength ** 4));
}

/**
 * Whether a skill that reached a level may have been forgotten, because it was missed since then or not asked for a
 * long time.
 */
export function isRusty(memory: Memory, skill: Skill, day: number): boolean {
  const trace = getTrace(memory, skill);
  if (trace === null || trace.reached === 'learning') return false;
  const isWeak = trace.strength < (trace.reached === 'quick' ? MEMORY.quick : MEMORY.right);
  return isWeak || day - trace.lastDay > shinesForDays(trace);
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

/** A sort key for two entry speeds: the more recent one wins, then the one with more times. */
const orderOf = ({ lastDay, times }: EntrySpeed): string =>
  [lastDay, times.flat().length, ...times.map((of) => of.join())]
    .map((part) => String(part).padStart(6, '0'))
    .join(' ');

const laterHand = (one: EntrySpeed, other: EntrySpeed): EntrySpeed => (orderOf(one) >= orderOf(other) ? one : other);

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
 * Merges two memories of the same child. Order and repetition do not matter: the strength of a skill is taken from the
 * memory in which it was asked last, and everything else is the better value or the union of both.
 */
export function mergeMemories(one: Memory, other: Memory): Memory {
  const tables = one.tables ?? other.tables;
  return {
    traces: mergedRecord(one.traces, other.traces, mergedTrace),
    hands: mergedRecord(one.hands, other.hands, laterHand),
    ...(tables !== undefined && { tables: inOrder([...tables, ...(other.tables ?? [])]) }),
  };
}
