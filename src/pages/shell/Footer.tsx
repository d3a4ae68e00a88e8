import { Suspense, useEffect, useRef } from 'react';
import { lazyOptionalPart } from '../../ui/lazy-page';

let load = () => {};
const isNeeded = new Promise<void>((resolve) => {
  load = resolve;
});

/** Until its script is loaded, the prerendered content is shown. */
const Content = lazyOptionalPart(async () => {
  if (!import.meta.env.SSR) await isNeeded;
  const { FooterContent } = await import('./FooterContent');
  return { default: FooterContent };
});

export function Footer() {
  const footer = useRef<HTMLElement>(null);
  useEffect(() => {
    // Without prerendered content, keys could not reach its links until it is seen.
    if (!footer.current?.querySelector('a') || !('IntersectionObserver' in globalThis)) {
      load();
      return;
    }
    const watching = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    });
    watching.observe(footer.current);
    return () => watching.disconnect();
  }, []);
  return (
    // Excluded from scroll anchoring, because the footer moves with the page above it.
    <footer ref={footer} className="[overflow-anchor:none] bg-ground pt-12 pb-8 text-on-ground">
      <div className="wrap">
        <Suspense>
          <Content />
        </Suspense>
      </div>
    </footer>
  );
}
