import type { AmountProblem } from '../../../machines/fraction-basics/amounts';
import { groupSizeOf } from '../../../machines/fraction-basics/amounts';

/** Width of a bun with its gap, in units and in em. */
const SIZE = 6;
const SIZE_EM = 1.05;
/** Buns in a row, if they are not in groups. */
const IN_ROW = 10;
/** Rows of a group, so that each group is a block of its own. */
const GROUP_ROWS = 2;
const GAP = 4;

interface Props {
  readonly problem: AmountProblem;
  /** Whether they are in equal groups, and those that were asked for are grey. */
  readonly isShared?: boolean;
}

/** A number of buns on paper: one after the other, or in equal groups. */
export function PaperBuns({ problem, isShared = false }: Props) {
  const { part, amount } = problem;
  const size = groupSizeOf(problem);
  const columns = isShared ? Math.ceil(size / GROUP_ROWS) : IN_ROW;
  const spotOf = (bun: number) => {
    const group = isShared ? Math.floor(bun / size) : 0;
    const inGroup = isShared ? bun % size : bun;
    return {
      x: group * (columns * SIZE + GAP) + (inGroup % columns) * SIZE,
      y: Math.floor(inGroup / columns) * SIZE,
      isTaken: isShared && group < part.numerator,
    };
  };
  const spots = Array.from({ length: amount }, (_, bun) => spotOf(bun));
  const width = Math.max(...spots.map(({ x }) => x)) + SIZE;
  const height = Math.max(...spots.map(({ y }) => y)) + SIZE;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: `${(width / SIZE) * SIZE_EM}em`, maxWidth: '100%' }}
      aria-hidden
    >
      {spots.map(({ x, y, isTaken }, bun) => (
        <circle
          key={bun}
          cx={x + SIZE / 2}
          cy={y + SIZE / 2}
          r={SIZE * 0.42}
          fill={isTaken ? '#bbb' : 'none'}
          strokeWidth="0.3"
        />
      ))}
    </svg>
  );
}
