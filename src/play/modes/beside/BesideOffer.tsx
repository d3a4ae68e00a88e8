import { Suspense } from 'react';
import { lazyOptionalPart } from '../../../ui/lazy-page';
import { useHasMounted } from '../../../ui/useHasMounted';
import type { BesideProps } from './BesideYourself';

// If it cannot be loaded, nothing is offered.
const BesideYourself = lazyOptionalPart(() => import('./BesideYourself'));

/** Offers a round beside the last one. It is loaded after the menu, which does not need it. */
export function BesideOffer(props: BesideProps) {
  // The boundary mounts together with its content, because an existing one would delay its siblings.
  return (
    useHasMounted() && (
      <Suspense>
        <BesideYourself {...props} />
      </Suspense>
    )
  );
}
