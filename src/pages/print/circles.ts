/* Sheets whose answers are circles to fill in, which a camera can read. */
import { seededRandom } from '../../../machines/core/random';
import { type LetteredQuestion, toLettered } from '../../play/paper/lettered';
import type { PaperQuestion, PaperRoom } from '../../play/paper/paper';
import { checkNumber, LAYOUTS, MAX_PAGES, type SheetLayout } from '../../vision/sheet-layout';
import { countsFor } from './worksheet';

/** The layout of the circles for questions of this size; null if they have no circles. */
export const layoutOf = (room: PaperRoom): SheetLayout | null => (room === 'puzzle' ? null : LAYOUTS[room]);

/** The numbers of questions to choose from, which fill at most as many pages as the corners can tell apart. */
export function circleCountsFor(room: PaperRoom): readonly number[] {
  const layout = layoutOf(room);
  const counts = countsFor(room);
  return layout === null ? counts : counts.filter((count) => count <= MAX_PAGES * layout.columns * layout.rows);
}

/** The questions with answers A to D, the same for each version of the sheet. Null if one of them has none. */
export function letterAll(questions: readonly PaperQuestion[], seed: number): readonly LetteredQuestion[] | null {
  const lettered = questions.flatMap(
    (question, index) => toLettered(question, seededRandom(seed, 'letters', index)) ?? [],
  );
  return lettered.length === questions.length ? lettered : null;
}

/** The number by which a printed sheet shows that it has these questions with these answers. */
export const checkNumberOf = (questions: readonly LetteredQuestion[]): number =>
  checkNumber(questions.map(({ asked, choices, right }) => [asked, ...choices, right].join(' ')).join('\n'));

/** The questions of each page. */
export function circlePages<Item>(
  items: readonly Item[],
  { columns, rows }: SheetLayout,
): readonly (readonly Item[])[] {
  const size = columns * rows;
  return Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  );
}
