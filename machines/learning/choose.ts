/*
 * Chooses the next question from those that a game's rules have drawn. The weaker a skill is, the more likely it is to
 * be asked, unless it was asked a moment ago. A round only introduces a few new facts. Until we know how well a child
 * knows the times tables, we choose facts that tell us most and are not too hard. Random numbers are seeded, so the
 * same plan, candidates and history always give the same choice.
 */
import type { Random } from '../core/random';
import { getStrength, getTrace, MEMORY, type Memory } from './memory';
import { estimateKnowledge, getPlacement, isPlaced, type Placement, updatePlacement } from './placement';
import { findFact, type Skill } from './skills';
import { getTaughtWeight } from './untaught';

export const SELECTION_RULES = {
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
  placing: 0.65,
  /**
   * Of a child's latest `answers`, about this many should be right, and a wrong one counts less while there are few (as
   * `fromMemory` answers that are as good as the memory). Below that, the less likely a skill is to be recalled, the more
   * seldom it is asked: by the power `ease` for each part that is missing.
   */
  success: { target: 0.8, answers: 12, fromMemory: 4, ease: 12 },
} as const;

/** The knowledge at the start of the round, which does not change until its end. */
export interface KnowledgeSnapshot {
  readonly memory: Memory;
  readonly placement: Placement;
  readonly isPlaced: boolean;
}

/**
 * A question that the round has already asked, and whether it was answered correctly; null if that is not known yet.
 */
export interface AskedSkill {
  readonly skill: Skill;
  readonly isCorrect: boolean | null;
}

export const takeKnowledgeSnapshot = (memory: Memory): KnowledgeSnapshot => ({
  memory,
  placement: getPlacement(memory),
  isPlaced: isPlaced(memory),
});

/** A skill's history in the round: when it was last asked, how often, and whether the last answer was wrong. */
interface Earlier {
  readonly last: number;
  readonly count: number;
  readonly isMissed: boolean;
}

function earlierIn(history: readonly AskedSkill[]): ReadonlyMap<Skill, Earlier> {
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

/**
 * How far the child's recent success is below what keeps children going. Before the first answers of a round it is
 * judged by the facts that were right last time.
 */
function getShortfall(memory: Memory, history: readonly AskedSkill[]): number {
  const { target, answers, fromMemory } = SELECTION_RULES.success;
  const facts = Object.keys(memory.traces).filter((skill) => findFact(skill) !== null);
  if (facts.length === 0) return 0;
  const before = facts.filter((skill) => getTrace(memory, skill)?.isMissed === false).length / facts.length;
  const lately = history.filter(({ isCorrect }) => isCorrect !== null).slice(-answers);
  const right = lately.filter(({ isCorrect }) => isCorrect).length + fromMemory * before;
  return Math.max(0, target - right / (lately.length + fromMemory));
}

/**
 * How likely the child is to recall a skill, roughly. It is never 0, so that it can be a weight, and never low for a skill
 * that was not asked yet, so that each is asked some day.
 */
function estimateRecall({ memory, placement }: KnowledgeSnapshot, skill: Skill): number {
  const trace = getTrace(memory, skill);
  if (trace === null)
    return Math.max(MEMORY.firstStrength, getStrength(memory, skill), estimateKnowledge(placement, skill) ?? 0);
  return Math.max(0.02, trace.isMissed ? trace.strength / 2 : trace.strength);
}

/** The index of the candidate to ask. There must be at least one. Only the candidates' skills matter. */
export function chooseCandidate(
  candidates: readonly Skill[],
  plan: KnowledgeSnapshot,
  history: readonly AskedSkill[],
  random: Random,
): number {
  const { memory } = plan;
  const earlier = earlierIn(history);
  const ago = (skill: Skill): number => history.length - (earlier.get(skill)?.last ?? Number.NEGATIVE_INFINITY);
  const taughtWeight = getTaughtWeight(memory);
  const isUnmet = (skill: Skill): boolean => findFact(skill) !== null && getTrace(memory, skill) === null;

  if (!plan.isPlaced) {
    const placement = history.reduce(
      (reached, { skill, isCorrect }) => (isCorrect === null ? reached : updatePlacement(reached, skill, isCorrect)),
      plan.placement,
    );
    const far = candidates.map((skill) => {
      const chance = isUnmet(skill) && !earlier.has(skill) ? estimateKnowledge(placement, skill) : null;
      return chance === null
        ? Number.POSITIVE_INFINITY
        : Math.abs(chance - SELECTION_RULES.placing) / taughtWeight(skill);
    });
    if (Math.min(...far) < Number.POSITIVE_INFINITY) return indexOfMin(far);
  }

  const retried = candidates.findIndex((skill) => {
    const before = earlier.get(skill);
    return before?.isMissed === true && before.count === 1 && ago(skill) > SELECTION_RULES.retryAfter;
  });
  if (retried >= 0) return retried;

  const gap = Math.min(SELECTION_RULES.gap, Math.floor(new Set([...candidates, ...earlier.keys()]).size / 2));
  const isFull = [...earlier.keys()].filter(isUnmet).length >= SELECTION_RULES.maxUnmet;
  const isBlocked = (skill: Skill): boolean =>
    findFact(skill) !== null && (ago(skill) <= gap || (isFull && isUnmet(skill) && !earlier.has(skill)));
  const ease = SELECTION_RULES.success.ease * getShortfall(memory, history);
  const weights = candidates.map((skill) => {
    if (isBlocked(skill)) return 0;
    const trace = getTrace(memory, skill);
    const missed = trace?.isMissed === true && !earlier.has(skill) ? SELECTION_RULES.missed : 0;
    const worth = SELECTION_RULES.floor + (1 - getStrength(memory, skill)) ** 2 + missed;
    return worth * taughtWeight(skill) * estimateRecall(plan, skill) ** ease;
  });
  const index = weightedIndex(random, weights);
  return index >= 0 ? index : indexOfMin(candidates.map((skill) => -ago(skill)));
}
