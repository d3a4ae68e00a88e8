import './explain.css';
import { type CSSProperties, memo, type ReactNode } from 'react';
import type { Sum } from '../../../machines/core/arithmetic';
import type { DotArray as DotArrayPicture, Picture } from '../../../machines/core/explain';
import { explanationOf } from '../../../machines/learning/derived-facts';
import { learningStore } from '../../device/learning';
import { answerText } from '../../ui/format';
import { ARRAY, BOWLS, cellAt, drawnJumps, drawnParts, FRAMES, inBowl, LINE, PLATE } from './geometry';

/** How long a picture takes to stand whole, with the last of its steps, in milliseconds. */
const EXPLAIN_MS = { whole: 1100, step: 180 } as const;

/** When a step of a picture begins: all of them within its time, however many they are. */
const beginning = (index: number, count: number): CSSProperties => {
  const between = Math.min(EXPLAIN_MS.step, (EXPLAIN_MS.whole - EXPLAIN_MS.step) / Math.max(1, count - 1));
  return { animationDelay: `${Math.round(index * between)}ms` };
};

interface StepProps {
  readonly index: number;
  readonly of: number;
  readonly children: ReactNode;
}

/** What comes at one beat of the picture. */
const Step = ({ index, of, children }: StepProps) => (
  <g className="explain-step" style={beginning(index, of)}>
    {children}
  </g>
);

/**
 * The picture that explains a sum from what this child knows: it stands where the words of an answer stand, step by step, and stays as long as they do.
 * Those who listen have the words.
 */
export const Explain = memo(function Explain({ sum }: { readonly sum: Sum }) {
  const { picture } = explanationOf(learningStore.read(), sum);
  return drawn(picture);
});

function drawn(picture: Picture): ReactNode {
  switch (picture.kind) {
    case 'line':
      return <NumberLine {...picture} />;
    case 'frames':
      return <TenFrames {...picture} />;
    case 'array':
      return <DotArray {...picture} />;
    case 'bowls':
      return <Bowls {...picture} />;
    case 'plate':
      return <Plate {...picture} />;
  }
}

interface SheetProps {
  readonly kind: Picture['kind'];
  readonly box: readonly [width: number, height: number];
  /** Where it begins across; at 0, if nothing is said. */
  readonly from?: number;
  readonly children: ReactNode;
}

/** The size of a picture in units of its own, by which the page sizes it. */
interface Size extends CSSProperties {
  readonly '--wide': number;
  readonly '--high': number;
}

function Sheet({ kind, box: [width, height], from = 0, children }: SheetProps) {
  const size: Size = { '--wide': width, '--high': height };
  return (
    <svg aria-hidden className="explain" data-picture={kind} viewBox={`${from} 0 ${width} ${height}`} style={size}>
      {children}
    </svg>
  );
}

const signed = (by: number): string => `${by < 0 ? '−' : '+'}${Math.abs(by)}`;

function NumberLine({ from, jumps }: Extract<Picture, { kind: 'line' }>) {
  const arcs = drawnJumps(jumps);
  const startX = arcs[0]?.fromX ?? LINE.width / 2;
  return (
    <Sheet kind="line" box={[LINE.width, LINE.height]}>
      <line className="explain-line" x1={4} x2={LINE.width - 4} y1={LINE.base} y2={LINE.base} />
      <circle className="explain-point" cx={startX} cy={LINE.base} r={4} />
      <text x={startX} y={LINE.base + 22}>
        {answerText(from)}
      </text>
      {arcs.map(({ fromX, toX, by, to }, index) => {
        const middle = (fromX + toX) / 2;
        const isLast = index === arcs.length - 1;
        return (
          <Step key={index} index={index} of={arcs.length}>
            <ellipse
              className="explain-arc"
              pathLength={1}
              cx={middle}
              cy={LINE.base - 3}
              rx={Math.abs(toX - fromX) / 2}
              ry={LINE.arc}
            />
            <text className="explain-by" x={middle} y={LINE.base - LINE.arc - 7}>
              {signed(by)}
            </text>
            <circle
              className="explain-point"
              data-last={isLast || undefined}
              cx={toX}
              cy={LINE.base}
              r={isLast ? 6 : 4}
            />
            <text data-last={isLast || undefined} x={toX} y={LINE.base + 22}>
              {answerText(to)}
            </text>
          </Step>
        );
      })}
    </Sheet>
  );
}

function TenFrames({ first, added, taken }: Extract<Picture, { kind: 'frames' }>) {
  const frames = first + added > FRAMES.size ? 2 : 1;
  const width = frames * FRAMES.columns * FRAMES.cell + (frames - 1) * FRAMES.gap;
  const left = first - taken;
  const changing = Math.max(added, taken);
  return (
    <Sheet kind="frames" box={[width + 4, 2 * FRAMES.cell + 4]}>
      <g transform="translate(2 2)">
        {Array.from({ length: frames * FRAMES.size }, (_, index) => {
          const { x, y } = cellAt(index);
          const { cell } = FRAMES;
          return (
            <rect key={index} className="explain-cells" x={x - cell / 2} y={y - cell / 2} width={cell} height={cell} />
          );
        })}
        {Array.from({ length: first + added }, (_, index) => {
          const { x, y } = cellAt(index);
          if (index < left) return <circle key={index} className="explain-dot" cx={x} cy={y} r={9} />;
          if (index < first)
            // What is taken away goes from the end on.
            return (
              <g key={index}>
                <circle className="explain-gone" cx={x} cy={y} r={9} />
                <Step index={first - 1 - index} of={changing}>
                  <line className="explain-cross" x1={x - 6} y1={y - 6} x2={x + 6} y2={y + 6} />
                  <line className="explain-cross" x1={x - 6} y1={y + 6} x2={x + 6} y2={y - 6} />
                </Step>
              </g>
            );
          return (
            <Step key={index} index={index - first} of={changing}>
              <circle className="explain-dot" data-more cx={x} cy={y} r={9} />
            </Step>
          );
        })}
      </g>
    </Sheet>
  );
}

interface DotsProps {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** What becomes of them, where that is said. */
  readonly rest?: DotArrayPicture['rest'];
}

/** So many dots beside each other, as a dotted line with round ends: one shape for all of them. */
const Dots = ({ x, y, count, rest }: DotsProps) => {
  const first = x + ARRAY.pitch / 2;
  // A line without any length would have no dot.
  const last = first + (count - 1) * ARRAY.pitch + 0.1;
  const gaps = `0 ${ARRAY.pitch}`;
  return <line className="explain-dots" data-rest={rest} strokeDasharray={gaps} x1={first} x2={last} y1={y} y2={y} />;
};

function DotArray({ rows, columns, split, rest }: DotArrayPicture) {
  const { pitch, gap, top } = ARRAY;
  const near = split ?? columns;
  const far = columns - near;
  const nearWide = near * pitch;
  const width = nearWide + (far > 0 ? gap + far * pitch : 0);
  const farX = nearWide + gap;
  // The figures above want some room, however few dots there are.
  const wide = Math.max(width, 3 * pitch);
  return (
    <Sheet kind="array" box={[wide, top + rows * pitch]} from={(width - wide) / 2}>
      {Array.from({ length: rows }, (_, row) => {
        const y = top + (row + 0.5) * pitch;
        return (
          <Step key={row} index={row} of={rows}>
            <Dots x={0} y={y} count={near} />
            {far > 0 && <Dots x={farX} y={y} count={far} rest={rest} />}
          </Step>
        );
      })}
      <Step index={rows} of={rows + 1}>
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
      </Step>
    </Sheet>
  );
}

function Bowls({ bowls, each }: Extract<Picture, { kind: 'bowls' }>) {
  const { across, width, height, gap } = BOWLS;
  const columns = Math.min(across, bowls);
  const lines = Math.ceil(bowls / across);
  return (
    <Sheet kind="bowls" box={[columns * (width + gap) - gap, lines * (height + gap) - gap + 2]}>
      {Array.from({ length: bowls }, (_, bowl) => (
        <rect
          key={bowl}
          className="explain-bowls"
          x={(bowl % across) * (width + gap) + 1}
          y={Math.floor(bowl / across) * (height + gap) + 1}
          width={width - 2}
          height={height - 2}
          rx={14}
        />
      ))}
      {Array.from({ length: each }, (_, round) => (
        <Step key={round} index={round} of={each}>
          {Array.from({ length: bowls }, (__, bowl) => {
            const { x, y } = inBowl(bowl, round);
            return <circle key={bowl} className="explain-things" cx={x} cy={y} r={4.5} />;
          })}
        </Step>
      ))}
    </Sheet>
  );
}

function Plate({ height, parts }: Extract<Picture, { kind: 'plate' }>) {
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
