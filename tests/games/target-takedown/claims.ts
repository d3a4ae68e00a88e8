import { boardAt, getTileValues } from '../../../machines/target-takedown/board';
import { createClaims } from '../../helpers/claims';
import { indicesUpTo } from '../../helpers/seeds';

interface Target {
  readonly target: number;
  /** The numbers that make it. */
  readonly values: readonly number[];
}

const isOneDigit = (value: number): boolean => value < 10;

/** The first boards of a round, whose difficulty rises with each hit. */
export const claims = createClaims<Target>({
  settings: [],
  draw: (seed) =>
    indicesUpTo(12).map((number) => {
      const board = boardAt(seed, number, number + 1);
      return { target: board.target, values: getTileValues(board, board.solution) };
    }),
  practises: {
    'Add … numbers … mentally [… 2 two-digit numbers …].': {
      'two-digit numbers': ({ values }) => values.filter((value) => !isOneDigit(value)).length >= 2,
    },
    'Solve problems … using number facts, place value …': {
      'a total of several numbers': ({ values }) => values.length >= 2,
    },
    /** Add up to four two-digit numbers. */
    '2.NBT.B.6': {
      'two-digit numbers': ({ values }) =>
        values.length <= 4 && values.filter((value) => !isOneDigit(value)).length >= 2,
    },
  },
});
