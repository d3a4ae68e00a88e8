/*
 * What may enter a memory from outside: out of a text on the device, a file or a link, which an older version of the site,
 * a clock that was wrong or a stranger can have written.
 */
import { FIRST_DAY, isYetToCome } from './days';
import { isKnownSkill } from './kinds';
import type { Memory } from './memory';
import type { Skill } from './skills';

/** Every number of it. */
export const SIEVE = {
  /** Kinds that only a later version knows are kept: so many, with names of so many characters. */
  maxForeignKinds: 32,
  maxNameLength: 32,
} as const;

/** What the site knows of a memory: its own skills. */
export const knownSkills = (memory: Memory): Memory => ({
  ...memory,
  traces: Object.fromEntries(Object.entries(memory.traces).filter(([skill]) => isKnownSkill(skill))),
});

/** The memory with no day that has not come yet, and no more skills that nobody knows than a later version may have. */
export function sieved({ traces, hands, ...rest }: Memory, today: number): Memory {
  const dated = <Dated extends { readonly lastDay: number }>(one: Dated): Dated =>
    today >= FIRST_DAY && isYetToCome(one.lastDay, today) ? { ...one, lastDay: today } : one;
  let foreign = 0;
  const isLetIn = (skill: Skill): boolean =>
    isKnownSkill(skill) || (skill.length <= SIEVE.maxNameLength && ++foreign <= SIEVE.maxForeignKinds);
  return {
    ...rest,
    traces: Object.fromEntries(
      Object.entries(traces).flatMap(([skill, trace]) => (isLetIn(skill) ? [[skill, dated(trace)]] : [])),
    ),
    hands: Object.fromEntries(Object.entries(hands).map(([by, hand]) => [by, dated(hand)])),
  };
}
