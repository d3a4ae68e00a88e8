import { dotsOf } from '../../../machines/times-tables/dots';
import type { TimesTablesSnapshot } from '../../../machines/times-tables/machine';
import type { Session } from '../../../machines/times-tables/round';
import { type Factors, missingCount, type Status } from '../../../machines/times-tables/rules';
import type { OpenedTile, TimesTablesView } from './scene';
import { text } from './text';

export const isCompleted = ({ value }: TimesTablesSnapshot): boolean => value === 'completed';

/** The tile that shows its dots, and the text above them; null if no tile is open. */
function openedOf({ opened, puzzle }: Session, solution: Factors | null): OpenedTile | null {
  const cell = opened === null ? undefined : puzzle.cells[opened];
  if (opened === null || cell === undefined) return null;
  const dots = dotsOf(cell, solution);
  return { tile: opened, text: text.play.opened(cell, solution), dots };
}

export function timesTablesViewOf(snapshot: TimesTablesSnapshot): TimesTablesView {
  const { puzzle, checks, factors } = snapshot.context;
  const isSolved = isCompleted(snapshot);
  return { puzzle, checks, isSolved, opened: openedOf(snapshot.context, isSolved ? factors : null) };
}

/** Whether the player cannot be typing now, because there is a new puzzle or this one was just checked. */
export const canSwapToCanvas = (before: TimesTablesView, now: TimesTablesView): boolean =>
  before.puzzle.rowFactors !== now.puzzle.rowFactors || before.checks !== now.checks;

export type Message = 'task' | 'refused' | 'keepTrying';

/** The hints of the last check that are still visible, and the number of missing factors. */
export function legendOf({ context: { puzzle, factors } }: TimesTablesSnapshot) {
  const has = (status: Status) => puzzle.cells.some((cell) => cell.status === status);
  return { isAnyHigh: has('hint-high'), isAnyLow: has('hint-low'), missing: missingCount(factors) };
}

export function messageOf({ context: { isRefused, lastCheck } }: TimesTablesSnapshot): Message {
  if (isRefused) return 'refused';
  return lastCheck === null ? 'task' : 'keepTrying';
}
