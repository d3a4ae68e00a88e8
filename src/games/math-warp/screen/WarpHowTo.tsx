import { Heart, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TimeSetting } from '../../../../machines/core/time-setting';
import { RULES } from '../../../../machines/math-warp/rules';
import { HowTo } from '../../../play/HowTo';
import type { Drawing } from '../../../stage/atlas';
import { asPicture, svgDocument } from '../../../stage/drawing';
import { plainPortal } from '../scene/portal-drawing';
import { burningShip } from '../scene/ship-drawing';
import { text } from '../text';

const pictureOf = ({ inner, area }: Drawing): string => asPicture(svgDocument(inner, area));
const PORTAL = pictureOf(plainPortal());
const SHIP = pictureOf(burningShip());

const PICTURES: readonly ReactNode[] = [
  <span key="portal" className="warp-howto-portal">
    <img src={PORTAL} alt="" />
    <b>7 × ? = 56</b>
  </span>,
  <span key="lives" className="warp-howto-lives">
    <Timer className="icon" />
    {Array.from({ length: RULES.lives }, (_, index) => (
      <Heart key={index} className="icon icon-solid" />
    ))}
  </span>,
  <span key="warp" className="warp-howto-ship">
    <img src={SHIP} alt="" />
  </span>,
];

/** How to play, in three pictures. */
export function WarpHowTo({ time }: { readonly time: TimeSetting }) {
  const steps = text.menu.steps(time);
  return (
    <HowTo
      title={text.menu.howToPlay}
      steps={PICTURES.map((picture, index) => ({ picture, lines: steps[index] ?? [] }))}
    />
  );
}
