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
    <path
      fill="#fff"
      d={markerSquares(id)
        .flatMap((row, y) => row.map((isBlack, x) => (isBlack ? '' : `M${x} ${y}h1v1h-1z`)))
        .join('')}
    />
  </svg>
);
