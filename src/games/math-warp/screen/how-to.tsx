import { Heart, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { RULES } from '../../../../machines/math-warp/rules';
import type { Drawing } from '../../../stage/atlas';
import { svgDocument, svgUrl } from '../../../stage/drawing';
import { plainPortal } from '../scene/portal-drawing';
import { burningShip } from '../scene/ship-drawing';

const pictureOf = ({ inner, area }: Drawing): string => svgUrl(svgDocument(inner, area));
const PORTAL = pictureOf(plainPortal());
const SHIP = pictureOf(burningShip());

/** The pictures of how to play. */
export const howTo = (): readonly ReactNode[] => [
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
