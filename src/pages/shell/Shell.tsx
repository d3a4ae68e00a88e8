import { type MouseEvent, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { onStorageError } from '../../device/stored-strings';
import { ToastHost } from '../../ui/ToastHost';
import { ErrorBoundary, OptionalErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { Loading } from './Loading';
import { layOutBelowFold } from './lay-out-below-fold';
import { NavBar } from './NavBar';
import { RouteFocus } from './RouteFocus';
import { createScrollPositions } from './scroll-positions';
import { skipToContent } from './text';

/** The layout around every page. Each page renders its own `<main>`. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const { pathname } = location;
  const shown = useRef<Location | null>(null);
  const first = useRef(location);

  const [scrolling] = useState(createScrollPositions);
  useLayoutEffect(() => scrolling.track(), [scrolling]);
  useEffect(layOutBelowFold, []);

  useEffect(
    () =>
      onStorageError(() => {
        import('./storage-error').then(({ showStorageError }) => showStorageError()).catch(() => {});
      }),
    [],
  );

  useLayoutEffect(() => {
    if (first.current === location) return;
    // The canonical link names the page that the server sent, and browsers would share it instead of the current URL.
    document.querySelector('link[rel="canonical"]')?.remove();
    if (shown.current === location) return;
    // The next page is loading.
    scrolling.stopTracking();
    scrollTo({ top: 0, behavior: 'instant' });
  }, [location, scrolling]);

  return (
    <>
      <a href="#main" className="skip-link lettering" onClick={skipToMain}>
        {skipToContent}
      </a>
      <OptionalErrorBoundary>
        <NavBar />
      </OptionalErrorBoundary>
      {/* The key resets the boundary for each page, which clears old errors and shows the loading state immediately. */}
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<Loading />}>
          {children}
          <RouteFocus shownRef={shown} scrolling={scrolling} />
        </Suspense>
      </ErrorBoundary>
      <OptionalErrorBoundary>
        <Footer />
      </OptionalErrorBoundary>
      <OptionalErrorBoundary>
        <ToastHost />
      </OptionalErrorBoundary>
    </>
  );
}

function skipToMain(event: MouseEvent): void {
  const main = document.querySelector('main');
  if (main === null) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.scrollIntoView();
}
