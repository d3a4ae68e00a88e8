import { Suspense } from 'react';
import { useIsHydrating } from '../ui/hydration';
import { lazyExtra } from '../ui/lazy-page';
import type { Pose } from './OwnHeroPicture';

// Where it cannot be fetched nobody is there, and all else goes on.
const Picture = lazyExtra(() => import('./OwnHeroPicture'));

interface Props {
  readonly pose: Pose;
  /** How large its box is, which is there before the picture. */
  readonly className: string;
}

/** This player's hero, as decoration: fetched when it is first shown. */
export function OwnHero({ pose, className }: Props) {
  // Only the device knows what it wears.
  const isHydrating = useIsHydrating();
  return (
    <div className={className} aria-hidden="true">
      {!isHydrating && (
        <Suspense>
          <Picture pose={pose} />
        </Suspense>
      )}
    </div>
  );
}
