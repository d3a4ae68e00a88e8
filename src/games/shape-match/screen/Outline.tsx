import { getCorners, getSides, type Side } from '../../../../machines/shape-match/geometry';
import { type DrawnShape, figureOf } from '../../../../machines/shape-match/pools';

/** The extent of a shape of radius 1 including its margin. */
const EXTENT = 1.08;
const VIEW = `${-EXTENT} ${-EXTENT} ${2 * EXTENT} ${2 * EXTENT}`;
/** Distance of a number from its side. */
const NUMBER_INSET = 0.2;

interface Props {
  readonly drawn: DrawnShape;
  readonly isCounted: boolean;
}

/** A shape as an SVG on the page, used when there is no canvas. */
export function Outline({ drawn, isCounted }: Props) {
  const [figure, { turn }] = [figureOf(drawn), drawn];
  const points = getCorners(figure, turn).map(({ x, y }) => `${x},${y}`);
  return (
    <svg aria-hidden className="shape-outline" viewBox={VIEW}>
      {points.length === 0 ? <circle r="1" /> : <polygon points={points.join(' ')} />}
      {isCounted &&
        getSides(figure, turn).map((side, index) => (
          <text key={index} {...insideOf(side)}>
            {index + 1}
          </text>
        ))}
    </svg>
  );
}

function insideOf({ from, to }: Side) {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const ratio = 1 - NUMBER_INSET / Math.hypot(x, y);
  return { x: x * ratio, y: y * ratio };
}
