import { Living } from './Living';
import type { Life } from './life';
import { useLife } from './useLife';

/** The picture that they live in. */
const PICTURE = { width: 1600, height: 900 } as const;

interface Props {
  readonly fetchLife: () => Promise<Life>;
}

/**
 * Who lives in the place behind menu and result. For some seconds after it is seen all of them move, each at its own pace,
 * and then they rest. Some can be poked where nothing lies over them. They are no controls: nothing is done by them.
 */
export function PlaceLife({ fetchLife }: Props) {
  const life = useLife(fetchLife);
  return (
    <svg
      className="place-life"
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {life?.map((actor, index) => (
        <Living key={index} actor={actor} index={index} />
      ))}
    </svg>
  );
}
