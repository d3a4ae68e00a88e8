/*
 * Limits what a memory accepts from outside: stored data, a file or a link. It may come from an older version of the
 * site, a device with a wrong clock or a stranger.
 */
import { FIRST_DAY, isFutureDay } from './days';
import { isKnownSkill } from './kinds';
import type { Memory } from './memory';
import type { Skill } from './skills';

export const MEMORY_LIMITS = {
  /** Skills that only a later version knows are kept: at most this many, with names no longer than this. */
  maxForeignKinds: 32,
  maxNameLength: 32,
} as const;

/** The memory with only the skills that this version knows. */
export const withKnownSkills = (memory: Memory): Memory => ({
  ...memory,
  traces: Object.fromEntries(Object.entries(memory.traces).filter(([skill]) => isKnownSkill(skill))),
});

/**
 * The memory without days in the future, and with no more unknown skills than a later version could plausibly have
 * added.
 */
export function sanitiseMemory({ traces, hands, ...rest }: Memory, today: number): Memory {
  const dated = <Dated extends { readonly lastDay: number }>(one: Dated): Dated =>
    today >= FIRST_DAY && isFutureDay(one.lastDay, today) ? { ...one, lastDay: today } : one;
  let foreign = 0;
  const isLetIn = (skill: Skill): boolean =>
    isKnownSkill(skill) || (skill.length <= MEMORY_LIMITS.maxNameLength && ++foreign <= MEMORY_LIMITS.maxForeignKinds);
  return {
    ...rest,
    traces: Object.fromEntries(
      Object.entries(traces).flatMap(([skill, trace]) => (isLetIn(skill) ? [[skill, dated(trace)]] : [])),
    ),
    hands: Object.fromEntries(Object.entries(hands).map(([by, hand]) => [by, dated(hand)])),
  };
}
