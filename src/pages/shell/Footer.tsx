import { Suspense } from 'react';
import { lazyOptionalPart } from '../../ui/lazy-page';

/** Resolves when the prerendered footer is seen, or at once if there is none, because keys would not reach its links. */
const isSeen = (): Promise<void> =>
  new Promise((resolve) => {
    const footer = document.querySelector('footer');
    if (!footer?.querySelector('a') || !('IntersectionObserver' in globalThis)) {
      resolve();
      return;
    }
    const watching = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watching.disconnect();
      resolve();
    });
    watching.observe(footer);
  });

/** Until its script is loaded, the prerendered content is shown. */
const Content = lazyOptionalPart(async () => {
  if (!import.meta.env.SSR) await isSeen();
  const { FooterContent } = await import('./FooterContent');
  return { default: FooterContent };
});

export const Footer = () => (
  // Excluded from scroll anchoring, because the footer moves with the page above it.
  <footer className="[overflow-anchor:none] bg-ground pt-12 pb-8 text-on-ground">
    <div className="wrap">
      <Suspense>
        <Content />
      </Suspense>
    </div>
  </footer>
);
