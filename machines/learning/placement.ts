/*
 * Estimates from a few answers how well a child knows the times tables. The probability of knowing a fact depends on
 * how hard the fact is for all children, which tables the child says they have learnt, and the answers so far. It is a
 * Rasch model with one general ability and one for each table. Each ability has a mean and a variance, and an answer
 * changes it more while it is still uncertain (an extended Kalman filter that ignores covariances).
 */
import { errorLogit } from './difficulty';
import { getTrace, type Memory } from './memory';
import { FACT_LIMITS, FACT_SKILLS, type Fact, findFact, type Skill } from './skills';

export const PLACEMENT = {
  /** The error logit of a fact that half of all children know, and how steeply knowledge drops around it. */
  centre: -1,
  steepness: 1.5,
  /** The change in a fact's logit for each of its tables: up if the table was learnt, down if it was not. */
  perTable: 1,
  /** The extra difficulty of division compared with multiplication, as a logit. */
  quotient: 0.7,
  /** The variation between children in general, and in a single table (variances of logits). */
  variance: { ability: 3.24, table: 0.49 },
  /** A child counts as placed after this many times-table facts. */
  facts: 30,
} as const;

/** An estimate of an ability. */
interface Ability {
  readonly mean: number;
  readonly variance: number;
}

export interface Placement {
  /** The tables that the child says they have learnt; null until someone enters them. */
  readonly had: readonly number[] | null;
  readonly general: Ability;
  /** Indexed by table; index 0 is unused. */
  readonly ofTable: readonly Ability[];
}

/** The times-table fact of a skill; null for any other skill. */
function tableFactOf(skill: Skill): Fact | null {
  const fact = findFact(skill);
  return fact !== null && (fact.operation === '×' || fact.operation === '÷') ? fact : null;
}

const TABLE_SKILLS: readonly Skill[] = FACT_SKILLS.filter((skill) => tableFactOf(skill) !== null);

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

function logitOf({ had, general, ofTable }: Placement, { operation, small, large }: Fact): number {
  const { centre, steepness, perTable, quotient } = PLACEMENT;
  const forTable = (table: number): number =>
    ofTable[table]!.mean + (had === null || table === 1 ? 0 : had.includes(table) ? perTable : -perTable);
  const byDifficulty = steepness * (centre - errorLogit(small, large)) - (operation === '÷' ? quotient : 0);
  return byDifficulty + general.mean + forTable(small) + forTable(large);
}

/** The probability that a child knows a times-table fact, from 0 to 1; null for any other skill. */
export function estimateKnowledge(placement: Placement, skill: Skill): number | null {
  const fact = tableFactOf(skill);
  return fact === null ? null : logistic(logitOf(placement, fact));
}

/** The placement after an answer. Only times-table facts change it. */
export function updatePlacement(placement: Placement, skill: Skill, isCorrect: boolean): Placement {
  const fact = tableFactOf(skill);
  if (fact === null) return placement;
  const { general, ofTable } = placement;
  const tables = [...new Set([fact.small, fact.large])];
  const chance = logistic(logitOf(placement, fact));
  const information = chance * (1 - chance);
  const open = tables.reduce((sum, table) => sum + ofTable[table]!.variance, general.variance);
  const gain = ((isCorrect ? 1 : 0) - chance) / (1 + information * open);
  const loss = information / (1 + information * open);
  const moved = ({ mean, variance }: Ability): Ability => ({
    mean: mean + variance * gain,
    variance: variance - variance ** 2 * loss,
  });
  return {
    ...placement,
    general: moved(general),
    ofTable: ofTable.map((ability, table) => (tables.includes(table) ? moved(ability) : ability)),
  };
}

/** The placement calculated from the last answer to each times-table fact. */
export function getPlacement(memory: Memory): Placement {
  const { ability, table } = PLACEMENT.variance;
  const unknown: Placement = {
    had: memory.tables ?? null,
    general: { mean: 0, variance: ability },
    ofTable: Array.from({ length: FACT_LIMITS.maxFactor + 1 }, () => ({ mean: 0, variance: table })),
  };
  return TABLE_SKILLS.reduce((placement, skill) => {
    const trace = getTrace(memory, skill);
    return trace === null ? placement : updatePlacement(placement, skill, !trace.isMissed);
  }, unknown);
}

/** Whether enough times-table facts have been asked to place the child. */
export const isPlaced = (memory: Memory): boolean =>
  TABLE_SKILLS.filter((skill) => getTrace(memory, skill) !== null).length >= PLACEMENT.facts;
