import { type MouseEvent, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { onStorageError } from '../../device/stored-text';
import { ToastHost } from '../../ui/ToastHost';
import { showToast } from '../../ui/toast';
import { Beside, ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { Loading } from './Loading';
import { layOutBelow } from './lay-out-below';
import { NavBar } from './NavBar';
import { RouteArrival } from './RouteArrival';
import { rememberScroll, watchScrolling } from './scroll-positions';

const STORAGE_TROUBLE = {
  title: 'Nothing can be saved here',
  text: 'This device has no room, or does not allow it. You can go on; what you reach stays until you close the page.',
  durationMs: 10_000,
} as const;

/** What stands around every page. Each page brings its own `<main>`. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const { pathname } = location;
  const shown = useRef<Location | null>(null);
  const first = useRef(location);

  useLayoutEffect(watchScrolling, []);
  useEffect(layOutBelow, []);

  useEffect(() => onStorageError(() => showToast(STORAGE_TROUBLE)), []);

  useLayoutEffect(() => {
    if (first.current === location) return;
    // It names the page that was sent, and browsers share it in place of the address.
    document.querySelector('link[rel="canonical"]')?.remove();
    if (shown.current === location) return;
    // Its page is being fetched.
    rememberScroll();
    scrollTo({ top: 0, behavior: 'instant' });
  }, [location]);

  return (
    <>
      <a href="#main" className="skip-link lettering" onClick={skipToMain}>
        Skip to the content
      </a>
      <Beside>
        <NavBar />
      </Beside>
      {/* By its key each page begins anew: it shows at once that it is being fetched, and leaves old trouble behind. */}
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<Loading />}>
          {children}
          <RouteArrival shownRef={shown} />
        </Suspense>
      </ErrorBoundary>
      <Beside>
        <Footer />
      </Beside>
      <Beside>
        <ToastHost />
      </Beside>
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
