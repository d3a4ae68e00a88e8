import { type RefObject, useLayoutEffect, useState } from 'react';
import { areasOverlap } from '../../../stage/area';
import type { CreatureSetup } from './creatures';

/** Size of the picture, in its units. */
export const PICTURE = { width: 1600, height: 900 } as const;

/** Everything in a menu that can cover a part of the picture. */
const CARDS = '.game-menu-title > *, .game-menu-line > *, .demo, .game-menu-start > *, .menu-plate';

/**
 * Whether a creature on the picture `svg` is whole in the window, with nothing of the menu over it, while the page is
 * scrolled to its top. The picture stays in the window while the menu scrolls.
 */
function isUncovered(svg: SVGSVGElement, { drawing, at, size = 1 }: CreatureSetup): boolean {
  const picture = svg.getBoundingClientRect();
  const px = picture.width / PICTURE.width;
  const [left, top, width, height] = drawing.area;
  const box = {
    x: picture.x + (at[0] + left * size) * px,
    y: picture.y + (at[1] + top * size) * px,
    width: width * size * px,
    height: height * size * px,
  };
  if (box.x < 0 || box.x + box.width > innerWidth) return false;
  return [...document.querySelectorAll(CARDS)].every((card) => {
    const { x, y, width: wide, height: high } = card.getBoundingClientRect();
    return !areasOverlap(box, { x, y: y + scrollY, width: wide, height: high });
  });
}

/**
 * The creatures that nothing covers. The others are left out, so that no half heads look out from under a card.
 * Measured again when the menu appears or disappears, and when one of its parts opens.
 */
export function useUncovered(
  svg: RefObject<SVGSVGElement | null>,
  creatures: readonly CreatureSetup[] | null,
  isMenu: boolean,
): readonly CreatureSetup[] {
  const [uncovered, setUncovered] = useState<readonly CreatureSetup[]>([]);
  useLayoutEffect(() => {
    if (creatures === null) return undefined;
    const look = () => {
      const picture = svg.current;
      if (picture !== null) setUncovered(creatures.filter((creature) => isUncovered(picture, creature)));
    };
    look();
    const resizing = new ResizeObserver(look);
    if (isMenu) for (const card of document.querySelectorAll(CARDS)) resizing.observe(card);
    addEventListener('resize', look);
    return () => {
      resizing.disconnect();
      removeEventListener('resize', look);
    };
  }, [svg, creatures, isMenu]);
  return uncovered;
}
