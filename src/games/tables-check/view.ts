import type { Question } from '../../../machines/tables-check/form';
import type { TablesCheckSnapshot } from '../../../machines/tables-check/machine';

/** What the scene shows of a check. */
export interface CoastView {
  readonly question: Question;
  /** So many lamps are lit: one for each question that is over, whatever was answered. */
  readonly lit: number;
  /** Whether the ray is on its way to the next question. */
  readonly isBetween: boolean;
}

/** What the scene shows of the check now. */
export const coastViewOf = (snapshot: TablesCheckSnapshot): CoastView => ({
  question: snapshot.context.round.question,
  lit: snapshot.context.round.entries.length,
  isBetween: snapshot.matches({ playing: 'between' }),
});

/** Which question it is; before one comes, which it will be. */
export const numberNow = (snapshot: TablesCheckSnapshot): number =>
  snapshot.context.round.asked + (snapshot.hasTag('open') ? 0 : 1);
