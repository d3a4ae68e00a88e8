import { Suspense, useEffect, useRef } from 'react';
import { runWhenIdle } from '../../device/when-idle';
import { lazyOptionalPart } from '../../ui/lazy-page';
import { createStore } from '../../ui/page-store';

const neededStore = createStore<'no' | 'yes'>('no');
const load = () => neededStore.set('yes');
const isNeeded = (): Promise<void> =>
  new Promise((resolve) => {
    if (neededStore.read() === 'yes') resolve();
    else neededStore.subscribe(() => resolve());
  });

const Content = lazyOptionalPart(async () => {
  if (!import.meta.env.SSR) await isNeeded();
  const { FooterContent } = await import('./FooterContent');
  return { default: FooterContent };
});

/** A page without prerendered content may be a round, whose own scripts come first. */
const SOON_MS = 10_000;

/** React renders this when it cannot keep the prerendered content, for example after a navigation. */
function LoadContent() {
  useEffect(() => {
    const soon = setTimeout(load, SOON_MS);
    // Whoever moves through the page finds its links.
    const events = ['keydown', 'scroll'] as const;
    for (const event of events) addEventListener(event, load, { once: true, passive: true });
    return () => {
      clearTimeout(soon);
      for (const event of events) removeEventListener(event, load);
    };
  }, []);
  return null;
}

/** Until its script is loaded, the prerendered content is shown. One element for all renders, because a new one would replace it. */
const CONTENT = (
  <Suspense fallback={<LoadContent />}>
    <Content />
  </Suspense>
);

export function Footer() {
  const footer = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = footer.current;
    if (element === null || !('IntersectionObserver' in globalThis)) {
      load();
      return;
    }
    const watching = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      if (document.querySelector('html[data-below] .below') === null) {
        load();
        return;
      }
      // It is still moving down, because the parts above it are being laid out (lay-out-below-fold.ts).
      watching.unobserve(element);
      runWhenIdle(() => watching.observe(element));
    });
    watching.observe(element);
    return () => watching.disconnect();
  }, []);
  return (
    // Excluded from scroll anchoring, because the footer moves with the page above it.
    <footer ref={footer} className="[overflow-anchor:none] bg-ground pt-12 pb-8 text-on-ground">
      <div className="wrap">{CONTENT}</div>
    </footer>
  );
}
