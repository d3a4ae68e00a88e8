import type { TimeSetting } from '../../../../machines/core/time-setting';
import { HowTo } from '../../../play/HowTo';
import type { Drawing } from '../../../stage/atlas';
import { asPicture, placed, rightBadge, svgDocument } from '../../../stage/drawing';
import { towerDrawings } from '../scene/drawings';
import { clockFace } from '../scene/town';
import { text } from '../text';

const drawings = towerDrawings();
const inner = (name: string): string => {
  const drawing: Drawing | undefined = drawings[name];
  return drawing?.inner ?? '';
};

/** A quarter to four: the hour hand stands shortly before the four. */
const CLOCK = asPicture(
  svgDocument(
    clockFace({ x: 0, y: 0, radius: 146 }) +
      placed(inner('hand hour'), { turn: 112.5 }) +
      placed(inner('hand minute'), { turn: 270 }) +
      inner('cap'),
    [-178, -178, 362, 366],
  ),
);
const SUN_AND_MOON = asPicture(svgDocument(inner('day'), [-44, -25, 88, 50]));
const TICK = asPicture(svgDocument(rightBadge(0, 0, 24), [-26, -26, 52, 52]));

/** How to play, in three pictures. */
export function TimeHowTo({ time }: { readonly time: TimeSetting }) {
  const lines = text.menu.steps(time);
  return (
    <HowTo
      title={text.menu.howToPlay}
      steps={[CLOCK, TICK, SUN_AND_MOON].map((picture, index) => ({
        picture: <img className="time-howto" src={picture} alt="" />,
        lines: lines[index] ?? [],
      }))}
    />
  );
}
