import type { SumPicture } from '../../../../machines/core/explain';
import { cellCentre, FRAMES } from './geometry';
import { PictureFrame, PictureStep } from './PictureFrame';

/** Dots in ten-frames, with what is added or taken away. */
export function TenFrames({ first, added, taken }: Extract<SumPicture, { kind: 'frames' }>) {
  const frames = first + added > FRAMES.size ? 2 : 1;
  const width = frames * FRAMES.columns * FRAMES.cell + (frames - 1) * FRAMES.gap;
  const left = first - taken;
  const changing = Math.max(added, taken);
  return (
    <PictureFrame kind="frames" box={[width + 4, 2 * FRAMES.cell + 4]}>
      <g transform="translate(2 2)">
        {Array.from({ length: frames * FRAMES.size }, (_, index) => {
          const { x, y } = cellCentre(index);
          const { cell } = FRAMES;
          return (
            <rect key={index} className="explain-cells" x={x - cell / 2} y={y - cell / 2} width={cell} height={cell} />
          );
        })}
        {Array.from({ length: first + added }, (_, index) => {
          const { x, y } = cellCentre(index);
          if (index < left) return <circle key={index} className="explain-dot" cx={x} cy={y} r={9} />;
          if (index < first)
            return (
              <g key={index}>
                <circle className="fill-violet-100 stroke-violet-600 stroke-[1.5]" cx={x} cy={y} r={9} />
                <PictureStep index={first - 1 - index} of={changing}>
                  <line className="explain-cross" x1={x - 6} y1={y - 6} x2={x + 6} y2={y + 6} />
                  <line className="explain-cross" x1={x - 6} y1={y + 6} x2={x + 6} y2={y - 6} />
                </PictureStep>
              </g>
            );
          return (
            <PictureStep key={index} index={index - first} of={changing}>
              <circle className="explain-dot" data-more cx={x} cy={y} r={9} />
            </PictureStep>
          );
        })}
      </g>
    </PictureFrame>
  );
}
