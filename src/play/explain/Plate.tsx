import type { Picture } from '../../../machines/core/explain';
import { drawnParts, PLATE } from './geometry';
import { Sheet, Step } from './Sheet';

/** A rectangle in parts, each with its product. */
export function Plate({ height, parts }: Extract<Picture, { kind: 'plate' }>) {
  const drawnAt = drawnParts(parts.map(({ length }) => length));
  const middle = PLATE.top + (PLATE.height - PLATE.top) / 2;
  return (
    <Sheet kind="plate" box={[PLATE.width, PLATE.height]}>
      <text className="explain-by" x={PLATE.side / 2} y={middle + 6}>
        {height}
      </text>
      {parts.map(({ length, product }, index) => {
        const { x, width } = drawnAt[index] ?? { x: 0, width: 0 };
        return (
          <Step key={index} index={index} of={parts.length}>
            <rect
              className="explain-part"
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
          </Step>
        );
      })}
    </Sheet>
  );
}
