/*
 * What to ask next, out of questions that the rules of a game have drawn: the weaker a skill is, the likelier it is asked,
 * but not what was asked just before, and only so many facts at a time that were never met. Until it is known where a child
 * stands in the times tables, facts are asked that say most of it and are not too hard. Chance is seeded: the same plan,
 * candidates and history always choose the same.
 */
import type { Random } from '../core/random';
import { MEMORY, type Memory, traceOf } from './memory';
import { chanceOf, isPlaced, type Placement, placedBy, placementOf } from './place';
import { factOf, type Skill } from './skills';

/** Every number of the choice. */
export const CHOOSE = {
  /** So many candidates are as good as all questions that there are. */
  candidates: 12,
  /** No fact comes again within so many questions, or within half as many as there are skills. */
  gap: 20,
  /** So many facts at most that were never met, in one round. */
  maxUnmet: 8,
  /** What was wrong comes once more in the same round, after so many questions. */
  retryAfter: 8,
  /** The weight of what is sure, and how much more there is for what was wrong when it was last met. */
  floor: 0.05,
  missed: 1,
  /** Until a child is placed: how likely it is to know what it is asked. */
  placing: 0.55,
} as const;

/** What a round goes by to its end: what was known when it began. */
export interface Plan {
  readonly memory: Memory;
  readonly placement: Placement;
  readonly isPlaced: boolean;
}

/** A question that the round has asked before, and whether its answer was right; null where that is not known. */
export interface AskedBefore {
  readonly skill: Skill;
  readonly isCorrect: boolean | null;
}

/** The plan of a round that begins with this memory. */
export const planFor = (memory: Memory): Plan => ({
  memory,
  placement: placementOf(memory),
  isPlaced: isPlaced(memory),
});

/** What a round has asked of one skill: when for the last time, how often, and whether it went wrong then. */
interface Earlier {
  readonly last: number;
  readonly count: number;
  readonly isMissed: boolean;
}

function earlierIn(history: readonly AskedBefore[]): ReadonlyMap<Skill, Earlier> {
  const earlier = new Map<Skill, Earlier>();
  for (const [last, { skill, isCorrect }] of history.entries()) {
    earlier.set(skill, { last, count: (earlier.get(skill)?.count ?? 0) + 1, isMissed: isCorrect === false });
  }
  return earlier;
}

function indexOfMin(figures: readonly number[]): number {
  return figures.indexOf(Math.min(...figures));
}

/** An index by chance, each as likely as its weight says; -1 where all weights are 0. */
function drawn(random: Random, weights: readonly number[]): number {
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
}

/** The index of the candidate to be asked, of which there is at least one; all that counts of a question is its skill. */
export function choose(
  candidates: readonly Skill[],
  plan: Plan,
  history: readonly AskedBefore[],
  random: Random,
): number {
  const { memory } = plan;
  const earlier = earlierIn(history);
  const ago = (skill: Skill): number => history.length - (earlier.get(skill)?.last ?? Number.NEGATIVE_INFINITY);
  const isUnmet = (skill: Skill): boolean => factOf(skill) !== null && traceOf(memory, skill) === null;

  if (!plan.isPlaced) {
    const placement = history.reduce(
      (reached, { skill, isCorrect }) => (isCorrect === null ? reached : placedBy(reached, skill, isCorrect)),
      plan.placement,
    );
    const far = candidates.map((skill) => {
      const chance = isUnmet(skill) && !earlier.has(skill) ? chanceOf(placement, skill) : null;
      return chance === null ? Number.POSITIVE_INFINITY : Math.abs(chance - CHOOSE.placing);
    });
    if (Math.min(...far) < Number.POSITIVE_INFINITY) return indexOfMin(far);
  }

  const retried = candidates.findIndex((skill) => {
    const before = earlier.get(skill);
    return before?.isMissed === true && before.count === 1 && ago(skill) > CHOOSE.retryAfter;
  });
  if (retried >= 0) return retried;

  const gap = Math.min(CHOOSE.gap, Math.floor(new Set([...candidates, ...earlier.keys()]).size / 2));
  const isFull = [...earlier.keys()].filter(isUnmet).length >= CHOOSE.maxUnmet;
  const isClosed = (skill: Skill): boolean =>
    factOf(skill) !== null && (ago(skill) <= gap || (isFull && isUnmet(skill) && !earlier.has(skill)));
  const weights = candidates.map((skill) => {
    if (isClosed(skill)) return 0;
    const trace = traceOf(memory, skill);
    const strength = trace?.strength ?? MEMORY.firstStrength;
    const missed = trace?.isMissed === true && !earlier.has(skill) ? CHOOSE.missed : 0;
    return CHOOSE.floor + (1 - strength) ** 2 + missed;
  });
  const index = drawn(random, weights);
  return index >= 0 ? index : indexOfMin(candidates.map((skill) => -ago(skill)));
}
