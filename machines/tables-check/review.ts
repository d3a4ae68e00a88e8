/* The review of a finished check: results table by table, and what to practise. */
import type { Entry, Round } from './round';
import { RULES, TABLES, type Table } from './rules';

/** The result for one table, which is the first number of a question. */
export interface TableReview {
  readonly table: Table;
  readonly right: number;
  readonly of: number;
}

const isCorrect = ({ given }: Entry): boolean => given.verdict === 'right';

/** The result for each table that was asked. */
export const getResultsByTable = (entries: readonly Entry[]): readonly TableReview[] =>
  TABLES.map((table) => {
    const asked = entries.filter(({ question }) => question.first === table);
    return { table, right: asked.filter(isCorrect).length, of: asked.length };
  }).filter((review) => review.of > 0);

/** The questions that were not answered correctly, in order. */
export const getMissedEntries = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter((entry) => !isCorrect(entry));

/** The number in most of the missed questions, or the larger of two with equally many; null if none were missed. */
export function findHardestNumber(entries: readonly Entry[]): number | null {
  const missed = getMissedEntries(entries);
  const count = (table: number) =>
    missed.filter(({ question: { first, second } }) => first === table || second === table).length;
  const [hardest] = [...TABLES].sort((one, other) => count(other) - count(one) || other - one);
  return missed.length === 0 || hardest === undefined ? null : hardest;
}

/** Whether every question in the check was asked. */
export const isCompleteCheck = ({ entries }: Pick<Round, 'entries'>): boolean => entries.length === RULES.questions;
