import type { SumPicture } from '../../../../machines/core/explain';
import { formatAnswer } from '../../../ui/format';
import { LINE, placeJumps } from './geometry';
import { PictureFrame, PictureStep } from './PictureFrame';

const signed = (by: number): string => `${by < 0 ? '−' : '+'}${Math.abs(by)}`;

export function NumberLine({ from, jumps }: Extract<SumPicture, { kind: 'line' }>) {
  const arcs = placeJumps(jumps);
  const startX = arcs[0]?.fromX ?? LINE.width / 2;
  return (
    <PictureFrame kind="line" box={[LINE.width, LINE.height]}>
      <line className="explain-line" x1={4} x2={LINE.width - 4} y1={LINE.base} y2={LINE.base} />
      <circle className="explain-point" cx={startX} cy={LINE.base} r={4} />
      <text x={startX} y={LINE.base + 22}>
        {formatAnswer(from)}
      </text>
      {arcs.map(({ fromX, toX, by, to }, index) => {
        const middle = (fromX + toX) / 2;
        const isLast = index === arcs.length - 1;
        return (
          <PictureStep key={index} index={index} of={arcs.length}>
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
              {formatAnswer(to)}
            </text>
          </PictureStep>
        );
      })}
    </PictureFrame>
  );
}
