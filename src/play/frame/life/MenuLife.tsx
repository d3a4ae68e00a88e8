import { Creature } from './Creature';
import type { Life } from './life';
import { useLife } from './useLife';

const PICTURE = { width: 1600, height: 900 } as const;

interface Props {
  readonly fetchLife: () => Promise<Life>;
}

/**
 * The creatures behind menu and result. They move for some seconds, each at its own pace, and then rest. Some can be
 * poked where nothing covers them. They are not controls: poking changes nothing.
 */
export function MenuLife({ fetchLife }: Props) {
  const life = useLife(fetchLife);
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
