/*
 * Estimates from a few answers how well a child knows the times tables: the probability that it knows each fact, from how hard
 * the fact is for all children, which tables the child says it has learnt, and its answers so far. It is a Rasch model with
 * one general ability and one for each table. Each ability is a mean and a variance, and each answer moves it as far as it is
 * still uncertain (an extended Kalman filter that ignores covariances).
 */
import { errorLogit } from './difficulty';
import { type Memory, traceOf } from './memory';
import { FACT_SKILLS, FACTS, type Fact, factOf, type Skill } from './skills';

export const PLACEMENT = {
  /**
   * The error logit, over all children, of a fact that half of them know, and how steeply knowledge drops around it.
   */
  centre: -1,
  steepness: 1.5,
  /**
   * How much likelier a fact is known for each of its tables that was learnt, and less likely for each that was not
   * (logits).
   */
  perTable: 1,
  /** How much harder division is than multiplication (logits). */
  quotient: 0.7,
  /** How much children differ in general and in one table (variances of logits). */
  variance: { ability: 3.24, table: 0.49 },
  /** After this many times-table facts a child counts as placed. */
  facts: 30,
} as const;

/** An estimate of an ability. */
interface Ability {
  readonly mean: number;
  readonly variance: number;
}

export interface Placement {
  /** The tables that the child says it has learnt; null until somebody says. */
  readonly had: readonly number[] | null;
  readonly general: Ability;
  /** Indexed by table; index 0 is unused. */
  readonly ofTable: readonly Ability[];
}

/** The fact of a skill if it belongs to the times tables; null for any other skill. */
function tableFactOf(skill: Skill): Fact | null {
  const fact = factOf(skill);
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

/** The probability that a child knows a times-table fact, 0 to 1; null for any other skill. */
export function chanceOfKnowing(placement: Placement, skill: Skill): number | null {
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

/** The placement worked out from the last answer to each times-table fact. */
export function placementOf(memory: Memory): Placement {
  const { ability, table } = PLACEMENT.variance;
  const unknown: Placement = {
    had: memory.tables ?? null,
    general: { mean: 0, variance: ability },
    ofTable: Array.from({ length: FACTS.maxFactor + 1 }, () => ({ mean: 0, variance: table })),
  };
  return TABLE_SKILLS.reduce((placement, skill) => {
    const trace = traceOf(memory, skill);
    return trace === null ? placement : updatePlacement(placement, skill, !trace.isMissed);
  }, unknown);
}

/** Whether enough times-table facts were asked to place the child. */
export const isPlaced = (memory: Memory): boolean =>
  TABLE_SKILLS.filter((skill) => traceOf(memory, skill) !== null).length >= PLACEMENT.facts;
