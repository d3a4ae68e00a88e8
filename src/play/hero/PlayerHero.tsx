import { Suspense } from 'react';
import { useIsHydrating } from '../../ui/hydration';
import { lazyOptionalPart } from '../../ui/lazy-page';
import type { PlayerHeroPose } from './PlayerHeroPicture';

// If it cannot be loaded, there is simply no hero.
const Picture = lazyOptionalPart(() => import('./PlayerHeroPicture'));

interface Props {
  readonly pose: PlayerHeroPose;
  /** Size of the box, which is reserved before the picture loads. */
  readonly className: string;
}

/** The player's hero, as decoration, loaded when first shown. */
export function PlayerHero({ pose, className }: Props) {
  // The outfit is stored on the device, so prerendered HTML has no hero.
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
