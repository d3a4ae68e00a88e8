/*
 * Chooses the next question from those that a game's rules have drawn. The weaker a skill is, the more likely it is to
 * be asked, unless it was asked a moment ago. A round only introduces a few new facts. Until we know how well a child
 * knows the times tables, we choose facts that tell us most and are not too hard. Random numbers are seeded, so the
 * same plan, candidates and history always give the same choice.
 */
import type { Random } from '../core/random';
import { MEMORY, type Memory, traceOf } from './memory';
import { chanceOfKnowing, isPlaced, type Placement, placementOf, updatePlacement } from './placement';
import { factOf, type Skill } from './skills';

export const CHOOSE = {
  /** Once there are this many candidates, no more are drawn. */
  candidates: 12,
  /** The number of questions before a fact can be repeated, or half the number of skills if that is less. */
  gap: 20,
  /** The maximum number of new facts in one round. */
  maxUnmet: 8,
  /** A question that was answered wrong is asked again after this many other questions. */
  retryAfter: 8,
  /** The weight of a well-known skill, and the extra weight if its last answer was wrong. */
  floor: 0.05,
  missed: 1,
  /** Until a child is placed, we aim for facts that they know with this probability. */
  placing: 0.55,
} as const;

/** The knowledge at the start of the round, which does not change until its end. */
export interface Plan {
  readonly memory: Memory;
  readonly placement: Placement;
  readonly isPlaced: boolean;
}

/**
 * A question that the round has already asked, and whether it was answered correctly; null if that is not known yet.
 */
export interface AskedBefore {
  readonly skill: Skill;
  readonly isCorrect: boolean | null;
}

export const planFor = (memory: Memory): Plan => ({
  memory,
  placement: placementOf(memory),
  isPlaced: isPlaced(memory),
});

/** A skill's history in the round: when it was last asked, how often, and whether the last answer was wrong. */
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

/** A random index, with probabilities proportional to the weights; -1 if all weights are 0. */
function weightedIndex(random: Random, weights: readonly number[]): number {
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
}

/** The index of the candidate to ask. There must be at least one. Only the candidates' skills matter. */
export function chooseCandidate(
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
      (reached, { skill, isCorrect }) => (isCorrect === null ? reached : updatePlacement(reached, skill, isCorrect)),
      plan.placement,
    );
    const far = candidates.map((skill) => {
      const chance = isUnmet(skill) && !earlier.has(skill) ? chanceOfKnowing(placement, skill) : null;
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
  const isBlocked = (skill: Skill): boolean =>
    factOf(skill) !== null && (ago(skill) <= gap || (isFull && isUnmet(skill) && !earlier.has(skill)));
  const weights = candidates.map((skill) => {
    if (isBlocked(skill)) return 0;
    const trace = traceOf(memory, skill);
    const strength = trace?.strength ?? MEMORY.firstStrength;
    const missed = trace?.isMissed === true && !earlier.has(skill) ? CHOOSE.missed : 0;
    return CHOOSE.floor + (1 - strength) ** 2 + missed;
  });
  const index = weightedIndex(random, weights);
  return index >= 0 ? index : indexOfMin(candidates.map((skill) => -ago(skill)));
}
