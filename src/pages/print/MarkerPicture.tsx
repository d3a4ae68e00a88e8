import { MARKER_SIDE, markerSquares } from '../../vision/marker-squares';

/** A marker that a camera can find, in black on white. */
export const MarkerPicture = ({ id }: { readonly id: number }) => (
  <svg
    viewBox={`0 0 ${MARKER_SIDE} ${MARKER_SIDE}`}
    className="paper-marker"
    shapeRendering="crispEdges"
    data-marker={id}
    aria-hidden
  >
    <rect width={MARKER_SIDE} height={MARKER_SIDE} />
    {markerSquares(id).flatMap((row, y) =>
      row.map((isBlack, x) => !isBlack && <rect key={`${x} ${y}`} x={x} y={y} width={1} height={1} fill="#fff" />),
    )}
  </svg>
);
