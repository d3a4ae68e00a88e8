import type { ReactNode } from 'react';
import { readOwnHero } from '../../../device/own-hero';
import { drawingUrl } from '../../../stage/drawing';
import { drawCart, drawMilestone, GHOST_AREA, ghostPicture } from '../scene/drawings';

const MILESTONE = drawingUrl({ inner: drawMilestone(), area: [-50, -124, 100, 130] });
const GHOST = drawingUrl({ inner: ghostPicture, area: GHOST_AREA });

/** A function, because the pictures show the player's own hero. */
export const howTo = (): readonly ReactNode[] => {
  const cart = drawingUrl({ inner: drawCart(readOwnHero(), 'cheer'), area: [-162, -170, 292, 236] });
  return [cart, MILESTONE, GHOST].map((picture) => <img key={picture} src={picture} alt="" />);
};
