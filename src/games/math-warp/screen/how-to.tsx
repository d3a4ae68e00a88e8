import Heart from 'lucide-react/icons/heart';
import Timer from 'lucide-react/icons/timer';
import type { ReactNode } from 'react';
import { RULES } from '../../../../machines/math-warp/rules';
import { drawingUrl } from '../../../stage/drawing';
import { drawPortal } from '../scene/portal-drawing';
import { drawShip } from '../scene/ship-drawing';

const PORTAL = drawingUrl(drawPortal());
const SHIP = drawingUrl(drawShip());

export const howTo = (): readonly ReactNode[] => [
  <span key="portal" className="grid place-items-center *:[grid-area:1/1] [--howto-picture:6.25rem]">
    <img src={PORTAL} alt="" />
    <b className="text-[1.25rem]/none font-extrabold text-ink-900">7 × ? = 56</b>
  </span>,
  <span key="lives" className="flex gap-2 text-coral-300">
    <Timer className="icon me-3 size-9 text-sun-300" />
    {Array.from({ length: RULES.lives }, (_, index) => (
      <Heart key={index} className="icon icon-solid size-9" />
    ))}
  </span>,
  <span key="warp" className="[--howto-picture:5.75rem]">
    <img src={SHIP} alt="" />
  </span>,
];
