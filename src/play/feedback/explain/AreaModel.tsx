import type { SumPicture } from '../../../../machines/core/explain';
import { AREA_MODEL, placeParts } from './geometry';
import { PictureFrame, PictureStep } from './PictureFrame';

/** A rectangle in parts, each with its product. */
export function AreaModel({ height, parts }: Extract<SumPicture, { kind: 'areaModel' }>) {
  const drawnAt = placeParts(parts.map(({ length }) => length));
  const middle = AREA_MODEL.top + (AREA_MODEL.height - AREA_MODEL.top) / 2;
  return (
    <PictureFrame kind="areaModel" box={[AREA_MODEL.width, AREA_MODEL.height]}>
      <text className="explain-by" x={AREA_MODEL.side / 2} y={middle + 6}>
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
              y={AREA_MODEL.top}
              width={width}
              height={AREA_MODEL.height - AREA_MODEL.top}
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
