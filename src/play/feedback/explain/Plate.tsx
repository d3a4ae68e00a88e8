import type { SumPicture } from '../../../../machines/core/explain';
import { PLATE, placeParts } from './geometry';
import { PictureFrame, PictureStep } from './PictureFrame';

/** A rectangle in parts, each with its product. */
export function Plate({ height, parts }: Extract<SumPicture, { kind: 'plate' }>) {
  const drawnAt = placeParts(parts.map(({ length }) => length));
  const middle = PLATE.top + (PLATE.height - PLATE.top) / 2;
  return (
    <PictureFrame kind="plate" box={[PLATE.width, PLATE.height]}>
      <text className="explain-by" x={PLATE.side / 2} y={middle + 6}>
        {height}
      </text>
      {parts.map(({ length, product }, index) => {
        const { x, width } = drawnAt[index] ?? { x: 0, width: 0 };
        return (
          <PictureStep key={index} index={index} of={parts.length}>
            <rect
              className="fill-violet-100 stroke-violet-600 stroke-2 data-more:fill-sun-100"
              data-more={index > 0 || undefined}
              x={x}
              y={PLATE.top}
              width={width}
              height={PLATE.height - PLATE.top}
              rx={6}
            />
            <text className="explain-by" x={x + width / 2} y={17}>
              {length}
            </text>
            <text data-on x={x + width / 2} y={middle + 6}>
              {product}
            </text>
          </PictureStep>
        );
      })}
    </PictureFrame>
  );
}
