import { type DotGrid, getDotGrid, showsFactors } from '../../../machines/times-tables/dots';
import type { TimesTablesSnapshot } from '../../../machines/times-tables/machine';
import type { Session } from '../../../machines/times-tables/round';
import { type Cell, countMissingFactors, type Factors, type Status } from '../../../machines/times-tables/rules';
import type { OpenedTile, TimesTablesView } from './scene';

export const isCompleted = ({ value }: TimesTablesSnapshot): boolean => value === 'completed';

/** The text above a tile's dots: the product, with its factors once they are known. */
export function formatOpenedTile(cell: Cell, dots: DotGrid, solution: Factors | null): string {
  return showsFactors(dots, cell, solution) ? `${dots.rows} × ${dots.perRow} = ${cell.value}` : String(cell.value);
}

/** The tile that shows its dots, and the text above them; null if no tile is open. */
function getOpenedTile({ opened, puzzle }: Session, solution: Factors | null): OpenedTile | null {
  const cell = opened === null ? undefined : puzzle.cells[opened];
  if (opened === null || cell === undefined) return null;
  const dots = getDotGrid(cell, solution);
  return { tile: opened, text: formatOpenedTile(cell, dots, solution), dots };
}

export function getTimesTablesView(snapshot: TimesTablesSnapshot): TimesTablesView {
  const { puzzle, checks, factors } = snapshot.context;
  const isSolved = isCompleted(snapshot);
  return { puzzle, checks, isSolved, opened: getOpenedTile(snapshot.context, isSolved ? factors : null) };
}

/** Whether the player cannot be typing now, because there is a new puzzle or this one was just checked. */
export const canSwapToCanvas = (before: TimesTablesView, now: TimesTablesView): boolean =>
  before.puzzle.rowFactors !== now.puzzle.rowFactors || before.checks !== now.checks;

export type Message = 'task' | 'refused' | 'keepTrying';

/** The hints of the last check that are still visible, and the number of missing factors. */
export function getLegend({ context: { puzzle, factors } }: TimesTablesSnapshot) {
  const has = (status: Status) => puzzle.cells.some((cell) => cell.status === status);
  return { isAnyHigh: has('hint-high'), isAnyLow: has('hint-low'), missing: countMissingFactors(factors) };
}

export function getMessage({ context: { isRefused, lastCheck } }: TimesTablesSnapshot): Message {
  if (isRefused) return 'refused';
  return lastCheck === null ? 'task' : 'keepTrying';
}
