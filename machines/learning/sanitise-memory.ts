/*
 * Limits what a memory accepts from outside: stored data, a file or a link. It may come from an older version of the
 * site, a device with a wrong clock or a stranger.
 */
import { FIRST_DAY, isFutureDay } from './days';
import type { Memory } from './memory';
import { isSumSkill, type Skill } from './skills';

export const MEMORY_LIMITS = {
  /**
   * The maximum number of skills other than facts and sums, and the maximum length of their names. The skills of games
   * that only a later version has are kept, so this is far more than the games of this version have.
   */
  maxGameSkills: 128,
  maxNameLength: 32,
} as const;

/** The memory without days in the future, and with no more skills of games than any version could plausibly have. */
export function sanitiseMemory({ traces, hands, ...rest }: Memory, today: number): Memory {
  const dated = <Dated extends { readonly lastDay: number }>(one: Dated): Dated =>
    today >= FIRST_DAY && isFutureDay(one.lastDay, today) ? { ...one, lastDay: today } : one;
  let gameSkills = 0;
  const isLetIn = (skill: Skill): boolean =>
    isSumSkill(skill) || (skill.length <= MEMORY_LIMITS.maxNameLength && ++gameSkills <= MEMORY_LIMITS.maxGameSkills);
  return {
    ...rest,
    traces: Object.fromEntries(
      Object.entries(traces).flatMap(([skill, trace]) => (isLetIn(skill) ? [[skill, dated(trace)]] : [])),
    ),
    hands: Object.fromEntries(Object.entries(hands).map(([by, hand]) => [by, dated(hand)])),
  };
}
