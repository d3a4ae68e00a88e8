import { Suspense } from 'react';
import { useIsHydrating } from '../../ui/hydration';
import { lazyOptionalPart } from '../../ui/lazy-page';
import type { PlayerHeroLook } from './PlayerHeroPicture';

// If it cannot be loaded, there is simply no hero.
const Picture = lazyOptionalPart(() => import('./PlayerHeroPicture'));

interface Props extends PlayerHeroLook {
  /** Size of the box, which is reserved before the picture loads. */
  readonly className: string;
}

/** The player's hero, as decoration, loaded when first shown. */
export function PlayerHero({ className, ...look }: Props) {
  // The outfit is stored on the device, so prerendered HTML has no hero.
  const isHydrating = useIsHydrating();
  return (
    <div className={className} aria-hidden="true">
      {!isHydrating && (
        <Suspense>
          <Picture {...look} />
        </Suspense>
      )}
    </div>
  );
}
