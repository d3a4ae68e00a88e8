import type { Question } from '../../../machines/tables-check/check-questions';
import type { TablesCheckSnapshot } from '../../../machines/tables-check/machine';

export interface TablesCheckView {
  readonly question: Question;
  /** The number of lit lamps: one for each question that is over, whatever the answer was. */
  readonly lit: number;
  readonly isBetween: boolean;
}

export const getTablesCheckView = (snapshot: TablesCheckSnapshot): TablesCheckView => ({
  question: snapshot.context.round.question,
  lit: snapshot.context.round.entries.length,
  isBetween: snapshot.matches({ playing: 'between' }),
});

/** The number of the current question, or of the next one between questions. */
export const currentNumber = (snapshot: TablesCheckSnapshot): number =>
  snapshot.context.round.asked + (snapshot.hasTag('open') ? 0 : 1);
