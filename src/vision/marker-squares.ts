/* The squares of a marker, for whatever draws it. */
import library from 'js-aruco2';
import { once } from '../ui/once';

/** Squares along each side: six of the code and a black frame around them. */
export const MARKER_SIDE = 8;

const CODE_SIDE = MARKER_SIDE - 2;

const dictionary = once(() => new library.AR.Dictionary('ARUCO_MIP_36h12'));

/** The rows of a marker from the top, true for black. Throws a RangeError if there is no such marker. */
export function markerSquares(id: number): readonly (readonly boolean[])[] {
  const code = dictionary().codeList[id];
  if (code === undefined) throw new RangeError(`There is no marker ${id}`);
  return Array.from({ length: MARKER_SIDE }, (_, row) =>
    Array.from({ length: MARKER_SIDE }, (_, column) => {
      const isFrame = [row, column].some((at) => at === 0 || at === MARKER_SIDE - 1);
      return isFrame || code[(row - 1) * CODE_SIDE + column - 1] === '0';
    }),
  );
}
