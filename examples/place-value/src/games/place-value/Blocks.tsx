import { digitIn } from '../../../machines/place-value/rules';
import { PictureFrame, PictureStep } from '../../play/feedback/explain/PictureFrame';
import { COLUMNS } from './text';

/** The size of a block of each column, from the ones, and how many of them are in a row. */
const BLOCKS = [
  { width: 7, height: 7, perRow: 3 },
  { width: 4, height: 34, perRow: 9 },
  { width: 16, height: 16, perRow: 3 },
  { width: 18, height: 18, perRow: 3 },
] as const;
const COLUMN = { width: 76, height: 86, top: 24, margin: 6, gap: 3 } as const;

/** The picture that explains a number: base-ten blocks in a column for each place. */
export function Blocks({ value }: { readonly value: number }) {
  const count = String(value).length;
  return (
    <PictureFrame kind="blocks" box={[count * COLUMN.width, COLUMN.height]}>
      {BLOCKS.slice(0, count).map(({ width, height, perRow }, column) => (
        <PictureStep key={column} index={count - 1 - column} of={count}>
          <g transform={`translate(${(count - 1 - column) * COLUMN.width} 0)`}>
            <text className="explain-by" x={COLUMN.width / 2} y={15}>
              {`${digitIn(value, column)} ${COLUMNS[column]?.label}`}
            </text>
            {Array.from({ length: digitIn(value, column) }, (_, index) => (
              <rect
                key={index}
                className="fill-violet-100 stroke-violet-600 stroke-2"
                x={COLUMN.margin + (index % perRow) * (width + COLUMN.gap)}
                y={COLUMN.top + Math.floor(index / perRow) * (height + COLUMN.gap)}
                width={width}
                height={height}
              />
            ))}
          </g>
        </PictureStep>
      ))}
    </PictureFrame>
  );
}
