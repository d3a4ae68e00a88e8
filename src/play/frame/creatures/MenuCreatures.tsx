import { type ReactNode, useRef } from 'react';
import { useIdlePart } from '../../internal/useIdlePart';
import { Creature } from './Creature';
import type { Creatures } from './creatures';
import { PICTURE, useUncovered } from './useUncovered';

interface Props {
  readonly fetchCreatures: () => Promise<Creatures>;
  /** Whether the menu is in front of them. */
  readonly isMenu: boolean;
  /** Drawn with them, and under them. */
  readonly children?: ReactNode;
}

/**
 * The creatures behind the menu and the result. They move for a few seconds, each at its own pace, and then stop.
 * Some can be poked. They are not controls, because poking has no effect on the game.
 */
export function MenuCreatures({ fetchCreatures, isMenu, children }: Props) {
  const life = useIdlePart(fetchCreatures);
  const svg = useRef<SVGSVGElement>(null);
  const uncovered = useUncovered(svg, life, isMenu);
  return (
    <div className="place-life">
      <svg ref={svg} viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`} aria-hidden="true">
        {life && children}
        {life?.map((actor, index) => uncovered.includes(actor) && <Creature key={index} actor={actor} index={index} />)}
      </svg>
    </div>
  );
}
