import type { SumPicture } from '../../../../machines/core/explain';
import { BOWLS, positionInBowl } from './geometry';
import { PictureFrame, PictureStep } from './PictureFrame';

/** Things dealt out into bowls, one per bowl in each round. */
export function Bowls({ bowls, each }: Extract<SumPicture, { kind: 'bowls' }>) {
  const { across, width, height, gap } = BOWLS;
  const columns = Math.min(across, bowls);
  const lines = Math.ceil(bowls / across);
  return (
    <PictureFrame kind="bowls" box={[columns * (width + gap) - gap, lines * (height + gap) - gap + 2]}>
      {Array.from({ length: bowls }, (_, bowl) => (
        <rect
          key={bowl}
          className="fill-sun-100 stroke-ink-600 stroke-2"
          x={(bowl % across) * (width + gap) + 1}
          y={Math.floor(bowl / across) * (height + gap) + 1}
          width={width - 2}
          height={height - 2}
          rx={14}
        />
      ))}
      {Array.from({ length: each }, (_, round) => (
        <PictureStep key={round} index={round} of={each}>
          {Array.from({ length: bowls }, (__, bowl) => {
            const { x, y } = positionInBowl(bowl, round);
            return <circle key={bowl} className="fill-violet-600" cx={x} cy={y} r={4.5} />;
          })}
        </PictureStep>
      ))}
    </PictureFrame>
  );
}
