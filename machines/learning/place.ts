/*
 * Where a child stands in the times tables, told from few answers: how likely it is to know each fact, from how hard the
 * fact is among all children, which tables this child says it has had, and what it has answered so far. It is a Rasch model
 * with one ability for all tables and one more for each of them. Each is a mean and a variance, and each answer moves them as
 * far as they are still open (an extended Kalman filter that leaves out what they have to do with one another).
 */
import { errorLogit } from './difficulty';
import { type Memory, traceOf } from './memory';
import { FACT_SKILLS, FACTS, type Fact, factOf, type Skill } from './skills';

/** Every number of it. */
export const PLACEMENT = {
  /** A fact that half of the children know, by the logit of its errors among all of them; and how steep that is. */
  centre: -1,
  steepness: 1.5,
  /** How much more likely a fact is known for each of its tables that was had, and less for each that was not (logits). */
  perTable: 1,
  /** How much harder it is to divide than to multiply (logits). */
  quotient: 0.7,
  /** How far children lie apart in all tables, and in one of them (variances of logits). */
  variance: { ability: 3.24, table: 0.49 },
  /** After so many facts of the tables it is known where a child stands. */
  facts: 30,
} as const;

/** An ability, as far as it is known. */
interface Ability {
  readonly mean: number;
  readonly variance: number;
}

/** Where a child stands. */
export interface Placement {
  /** The tables that it says it has had; null where nobody has said. */
  readonly had: readonly number[] | null;
  readonly general: Ability;
  /** By the number of the table, from 0, which is none. */
  readonly ofTable: readonly Ability[];
}

/** A fact of the tables, which the other facts are not. */
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

/** How likely a child is to know a fact of the tables, 0 to 1; null for any other skill. */
export function chanceOf(placement: Placement, skill: Skill): number | null {
  const fact = tableFactOf(skill);
  return fact === null ? null : logistic(logitOf(placement, fact));
}

/** Where a child stands after one more answer; any but to a fact of the tables changes nothing. */
export function placedBy(placement: Placement, skill: Skill, isCorrect: boolean): Placement {
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

/** Where a child stands by its last answer to each fact of the tables. */
export function placementOf(memory: Memory): Placement {
  const { ability, table } = PLACEMENT.variance;
  const unknown: Placement = {
    had: memory.tables ?? null,
    general: { mean: 0, variance: ability },
    ofTable: Array.from({ length: FACTS.maxFactor + 1 }, () => ({ mean: 0, variance: table })),
  };
  return TABLE_SKILLS.reduce((placement, skill) => {
    const trace = traceOf(memory, skill);
    return trace === null ? placement : placedBy(placement, skill, !trace.isMissed);
  }, unknown);
}

/** Whether enough facts of the tables were met to know where a child stands. */
export const isPlaced = (memory: Memory): boolean =>
  TABLE_SKILLS.filter((skill) => traceOf(memory, skill) !== null).length >= PLACEMENT.facts;
