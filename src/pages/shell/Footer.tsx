import { Suspense, useEffect, useRef } from 'react';
import { partOnSight, useOnSight } from './part-on-sight';

/** Its script is not loaded during a round, because the footer cannot be reached then. */
const isReachable = (): boolean => document.querySelector('footer[inert]') === null;

const { Part, load } = partOnSight(
  () => import('./FooterContent').then(({ FooterContent }) => ({ default: FooterContent })),
  isReachable,
);

/** Without prerendered content, the page's own scripts load first. */
const SOON_MS = 10_000;

/** React renders this when it cannot keep the prerendered content, for example after a navigation. */
function LoadContent() {
  useEffect(() => {
    // Repeated, because a round may be in progress.
    const soon = setInterval(load, SOON_MS);
    // Whoever moves through the page finds its links.
    const events = ['keydown', 'scroll'] as const;
    for (const event of events) addEventListener(event, load, { passive: true });
    return () => {
      clearInterval(soon);
      for (const event of events) removeEventListener(event, load);
    };
  }, []);
  return null;
}

/** Until its script is loaded, the prerendered content is shown. One element for all renders, because a new one would replace it. */
const CONTENT = (
  <Suspense fallback={<LoadContent />}>
    <Part />
  </Suspense>
);

export function Footer() {
  const footer = useRef<HTMLElement>(null);
  useOnSight(footer, load);
  return (
    <footer ref={footer} className="footer bg-ground pt-12 pb-8 text-on-ground">
      <div className="wrap">{CONTENT}</div>
    </footer>
  );
}
