import { type ReactNode, useMemo } from 'react';
import { readOwnHero } from '../../../device/own-hero';
import { useClothes } from '../../../play/hero/own-clothes';
import { drawingUrl } from '../../../stage/drawing';
import { drawCart, drawMilestone, GHOST_AREA, ghostPicture } from '../scene/drawings';

const MILESTONE = drawingUrl({ inner: drawMilestone(), area: [-50, -124, 100, 130] });
const GHOST = drawingUrl({ inner: ghostPicture, area: GHOST_AREA });

/** The player's own hero in its cart. */
function Cart() {
  const avatar = useMemo(() => readOwnHero(), []);
  const isDressed = useClothes(avatar);
  const picture = useMemo(
    () => (isDressed ? drawingUrl({ inner: drawCart(avatar, 'cheer'), area: [-162, -170, 292, 236] }) : undefined),
    [avatar, isDressed],
  );
  return <img src={picture} alt="" />;
}

/** A function, as in all games whose pictures depend on the player. */
export const howTo = (): readonly ReactNode[] => [
  <Cart key="cart" />,
  ...[MILESTONE, GHOST].map((picture) => <img key={picture} src={picture} alt="" />),
];
