import type { DotArray as DotArrayPicture } from '../../../../machines/core/explain';
import { ARRAY } from './geometry';
import { PictureFrame, PictureStep } from './PictureFrame';

interface DotsProps {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** Whether the second part is added, taken away or halved. */
  readonly rest?: DotArrayPicture['rest'];
}

/** A row of dots, drawn as one dotted line with round caps. */
const Dots = ({ x, y, count, rest }: DotsProps) => {
  const first = x + ARRAY.pitch / 2;
  // A line of length 0 would draw no dot.
  const last = first + (count - 1) * ARRAY.pitch + 0.1;
  const gaps = `0 ${ARRAY.pitch}`;
  return <line className="explain-dots" data-rest={rest} strokeDasharray={gaps} x1={first} x2={last} y1={y} y2={y} />;
};

/** Rows of dots, split if one part is a known fact. */
export function DotArray({ rows, columns, split, rest }: DotArrayPicture) {
  const { pitch, gap, top } = ARRAY;
  const near = split ?? columns;
  const far = columns - near;
  const nearWide = near * pitch;
  const width = nearWide + (far > 0 ? gap + far * pitch : 0);
  const farX = nearWide + gap;
  // The numbers above need some width, even if there are few dots.
  const wide = Math.max(width, 3 * pitch);
  return (
    <PictureFrame kind="array" box={[wide, top + rows * pitch]} from={(width - wide) / 2}>
      {Array.from({ length: rows }, (_, row) => {
        const y = top + (row + 0.5) * pitch;
        return (
          <PictureStep key={row} index={row} of={rows}>
            <Dots x={0} y={y} count={near} />
            {far > 0 && <Dots x={farX} y={y} count={far} rest={rest} />}
          </PictureStep>
        );
      })}
      <PictureStep index={rows} of={rows + 1}>
        {far > 0 && rest === 'added' ? (
          <>
            <text className="explain-by" x={nearWide / 2} y={15}>
              {rows * near}
            </text>
            <text className="explain-by" x={farX - gap / 2} y={15}>
              +
            </text>
            <text className="explain-by" x={farX + (far * pitch) / 2} y={15}>
              {rows * far}
            </text>
          </>
        ) : (
          <text className="explain-by" x={width / 2} y={15}>
            {rows * columns}
            {far > 0 && (rest === 'taken' ? ` − ${rows * far}` : ' ÷ 2')}
          </text>
        )}
        {rest === 'taken' && (
          <line
            className="explain-cross"
            x1={farX + pitch / 2}
            x2={farX + pitch / 2}
            y1={top}
            y2={top + rows * pitch}
          />
        )}
      </PictureStep>
    </PictureFrame>
  );
}
