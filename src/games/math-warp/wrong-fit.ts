import { explainMismatch, type Question } from '../../../machines/math-warp/questions';
import { formatNumber } from '../../ui/format';

/** No one would count more rows, or more dots in a row, than this. */
const MAX_DOTS = 12;

/** What a wrong number makes: full rows of dots, the dots left over, and how they differ from what is needed. */
export interface WrongFit {
  readonly rows: number;
  readonly columns: number;
  readonly left: number;
  readonly label: string;
}

/**
 * The picture of a number that does not fit: 11 rows of 6 make 66 and not 18, and 46 makes five rows of 8 with 6 left
 * over. It reveals nothing about the answer, because the same question is asked again. Null if there is too much to
 * draw.
 */
export function wrongFit(
  { equation, missing }: Pick<Question, 'equation' | 'missing'>,
  chosen: number,
): WrongFit | null {
  const reason = explainMismatch({ equation, missing }, chosen);
  const isProduct = equation.operation === '×';
  const product = isProduct ? equation.answer : equation.first;
  const isProductMissing = missing === (isProduct ? 'answer' : 'first');
  if (reason.kind === 'comparison') {
    const { first, second } = reason.sum;
    if (!isProductMissing) return null;
    const label = `${formatNumber(chosen)} ≠ ${first} × ${second}`;
    return drawable({ rows: Math.floor(chosen / second), columns: second, left: chosen % second, label });
  }
  const { first, operation, second, answer } = reason.equation;
  const [rows, columns] = operation === '×' ? [first, second] : [second, answer];
  const needed = isProductMissing ? '' : ` ≠ ${formatNumber(product)}`;
  return drawable({ rows, columns, left: 0, label: `${formatNumber(rows * columns)}${needed}` });
}

const drawable = (fit: WrongFit): WrongFit | null =>
  fit.rows + (fit.left > 0 ? 1 : 0) > MAX_DOTS || fit.columns > MAX_DOTS ? null : fit;
