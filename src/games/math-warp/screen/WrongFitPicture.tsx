import { ARRAY } from '../../../play/feedback/explain/geometry';
import { PictureFrame, PictureStep } from '../../../play/feedback/explain/PictureFrame';
import type { WrongFit } from '../wrong-fit';

const { pitch, top } = ARRAY;
/** The label needs some width, even if there are few dots. */
const MIN_WIDTH = 120;

/** A row of dots, drawn as one dotted line with round caps. */
const Row = ({
  y,
  count,
  rest,
}: {
  readonly y: number;
  readonly count: number;
  readonly rest?: 'over' | undefined;
}) => (
  <line
    className="explain-dots"
    data-rest={rest}
    strokeDasharray={`0 ${pitch}`}
    x1={pitch / 2}
    // A line of length 0 would draw no dot.
    x2={(count - 0.5) * pitch + 0.1}
    y1={y}
    y2={y}
  />
);

/** The dots that a wrong number makes, row by row, and why they do not fit. */
export function WrongFitPicture({ rows, columns, left, label }: WrongFit) {
  const counts = [...Array.from({ length: rows }, () => columns), ...(left > 0 ? [left] : [])];
  const dots = columns * pitch;
  const width = Math.max(dots, MIN_WIDTH);
  return (
    <PictureFrame kind="wrongFit" box={[width, top + counts.length * pitch]} from={(dots - width) / 2}>
      <text className="explain-by" x={dots / 2} y={15}>
        {label}
      </text>
      {counts.map((count, row) => (
        <PictureStep key={row} index={row} of={counts.length}>
          <Row y={top + (row + 0.5) * pitch} count={count} rest={row === rows ? 'over' : undefined} />
        </PictureStep>
      ))}
    </PictureFrame>
  );
}
