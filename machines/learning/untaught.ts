/*
 * Facts from tables that a child says they have not learnt yet. They are rarely asked at first, because a child who
 * gets most questions wrong gives up, and more often as the child gets to know the facts of the other tables.
 */
import { getTrace, type Memory } from './memory';
import { findFact, PRODUCTS, type Skill } from './skills';

export const UNTAUGHT = {
  /** How often an untaught fact is asked at first, compared with any other. */
  weight: 0.15,
  /** The parts of the taught facts that have to be known before untaught ones come more often, and as often as others. */
  opensFrom: 0.6,
  isOpenAt: 0.95,
} as const;

/** Whether neither factor of a fact is a table that the child has had. Sums, and products with 1, never are untaught. */
function isUntaught(tables: readonly number[], skill: Skill): boolean {
  const fact = findFact(skill);
  if (fact === null || fact.operation === '+' || fact.operation === '−' || fact.small === 1) return false;
  return !tables.includes(fact.small) && !tables.includes(fact.large);
}

const isKnown = (memory: Memory, skill: Skill): boolean => {
  const trace = getTrace(memory, skill);
  return trace !== null && trace.reached !== 'learning' && !trace.isMissed;
};

/** How often each skill should be asked, compared with others that are known as well: from `UNTAUGHT.weight` to 1. */
export function getTaughtWeight(memory: Memory): (skill: Skill) => number {
  const { tables = [] } = memory;
  const taught = PRODUCTS.filter((skill) => findFact(skill)!.small > 1 && !isUntaught(tables, skill));
  if (tables.length === 0 || taught.length === 0) return () => 1;
  const { weight, opensFrom, isOpenAt } = UNTAUGHT;
  const known = taught.filter((skill) => isKnown(memory, skill)).length / taught.length;
  const open = Math.min(1, Math.max(0, (known - opensFrom) / (isOpenAt - opensFrom)));
  const untaught = weight + (1 - weight) * open;
  return (skill) => (isUntaught(tables, skill) ? untaught : 1);
}
