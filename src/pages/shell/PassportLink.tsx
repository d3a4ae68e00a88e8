import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useIsHydrating } from '../../ui/hydration';
import { lazyOptionalPart } from '../../ui/lazy-page';
import { passport } from './text';

const OwnHead = lazyOptionalPart(() => import('./OwnHead'));

const HEAD = 'pointer-events-none size-full rounded-full bg-tint-sky object-contain';

/** What a hero without clothes from the wardrobe looks like. */
const PLAIN_HEAD = <img src="/pictures/hero/head.svg" alt="" width="44" height="44" className={HEAD} />;

/**
 * The hero's head, which leads to the passport. What it wears is only known in the browser of a child who has played.
 */
export function PassportLink({ className, text }: { readonly className: string; readonly text?: string }) {
  const hasPlayed = !useIsHydrating() && document.documentElement.dataset['voyage'] !== undefined;
  return (
    <Link to="/progress" className={className} {...(text === undefined && { 'aria-label': passport })}>
      <span className="passport-head" data-passport-head>
        {hasPlayed ? (
          <Suspense fallback={PLAIN_HEAD}>
            <OwnHead className={HEAD} />
          </Suspense>
        ) : (
          PLAIN_HEAD
        )}
      </span>
      {text}
    </Link>
  );
}
