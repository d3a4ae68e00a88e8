import { useIdlePart } from '../../internal/useIdlePart';
import { Creature } from './Creature';
import type { Creatures } from './creatures';

const PICTURE = { width: 1600, height: 900 } as const;

interface Props {
  readonly fetchCreatures: () => Promise<Creatures>;
}

/**
 * The creatures behind the menu and the result. They move for a few seconds, each at its own pace, and then stop.
 * Some can be poked wherever they are not covered. They are not controls, because poking has no effect on the game.
 */
export function MenuCreatures({ fetchCreatures }: Props) {
  const life = useIdlePart(fetchCreatures);
  return (
    <svg
      className="place-life"
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {life?.map((actor, index) => (
        <Creature key={index} actor={actor} index={index} />
      ))}
    </svg>
  );
}
