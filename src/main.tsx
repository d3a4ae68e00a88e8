// First, because it sets the order of the style layers.
import './locale/fonts.css';
import './ui/styles.css';

import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { consumeAuthCallback } from './account/auth-callback';
import { clearSharedDeviceSession } from './account/shared-device';
import { startAuth } from './account/start';
import { applyTheme } from './device/colour-theme';
import { watchErrors } from './device/errors';
import { reloadOnMissingPart } from './device/offline/missing-part';
import { onScannerRequest } from './device/scan-request';
import { readStored } from './device/stored-strings';
import { withoutLanguage } from './locale/address';
import { BASE } from './locale/base';
import { DECIMAL_SIGN } from './locale/notation';
import { Site } from './pages/shell/Site';
import { listenForSearchKey } from './pages/shell/search-key';
import { loadPage, matchRoutePath, SiteRoutes } from './routes';
import { trackFocusRing } from './ui/focus-ring';
import { touches } from './ui/touches';

/** An error that React recovers from, such as HTML changed by an extension, must not stop a game. */
const RECOVERED = { onRecoverableError: (error: unknown) => console.error(error) } as const;

// index.html detects browsers that are too old. They keep the prerendered page.
if (document.documentElement.dataset['browser'] !== 'old') open();

/** A mouse never needs it. A touch that begins before it has loaded is the browser's. */
function followAllFingers(): void {
  import('./ui/several-fingers').then(({ followFingers }) => followFingers(touches)).catch(() => {});
}

function open(): void {
  watchErrors();
  // Before anything is loaded, because any part can be missing.
  reloadOnMissingPart();
  // Must run before the router or anything else reads the URL.
  const problem = consumeAuthCallback();
  if (problem !== null)
    import('./account/toast-error').then(({ toastLinkError }) => toastLinkError(problem)).catch(() => {});
  clearSharedDeviceSession();
  startAuth();
  applyTheme();
  trackFocusRing();
  listenForSearchKey();
  touches.enable();
  addEventListener('touchstart', followAllFingers, { once: true, passive: true });
  onScannerRequest(() => {
    import('./scan/start').then(({ startScanner }) => startScanner()).catch(() => {});
  });

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root.');
  start(root).catch(reportError);

  // Runs after the page has loaded. Failures are ignored because the site also works without offline support.
  // Destructured, as above: in `(part) => part.startOffline()`, Vite would report an error of the call as a missing part,
  // and the tab would be reloaded.
  if (import.meta.env.PROD)
    addEventListener('load', () => {
      import('./pages/offline/start').then(({ startOffline }) => startOffline()).catch(() => {});
    });
}

const loadNotation = (): Promise<void> =>
  import('./notation/start').then(({ startNotation }) => void startNotation()).catch(() => {});

/** Hydrates the HTML if it is that of this page, and otherwise renders from scratch. */
async function start(root: HTMLElement): Promise<void> {
  const { page } = root.dataset;
  const path = matchRoutePath(withoutLanguage(location.pathname));
  // If this fails, the page itself shows the error.
  if (page !== undefined) await loadPage(path).catch(() => {});
  // Set by index.html if numbers are not written as in the prerendered HTML.
  const isRewritten = 'notation' in document.documentElement.dataset;
  if (isRewritten) await loadNotation();
  // Only for what is typed: in a language with decimal commas, "1,234" is not 1234.
  else if (!DECIMAL_SIGN.startsWith('.')) addEventListener('load', loadNotation);
  const site = (
    <BrowserRouter basename={BASE}>
      <Site>
        <SiteRoutes />
      </Site>
    </BrowserRouter>
  );
  const isTakenOver = !isRewritten && page === path && isAsSent(path);
  // In slices, so that a slow device stays responsive.
  startTransition(() => {
    if (isTakenOver) hydrateRoot(root, site, RECOVERED);
    else createRoot(root, RECOVERED).render(site);
  });
}

/**
 * Whether the first render equals the prerendered HTML. It differs if the URL names a part of the page or starts a
 * round, or if the device has stored something that the page shows. A page that differs is rendered from scratch, which
 * moves the focus back to its top.
 */
function isAsSent(path: string): boolean {
  if (new URLSearchParams(location.search).has('start')) return false;
  const isHub = path.startsWith('/video-hub/');
  if (!isHub && path !== '/faq') return true;
  return location.search + location.hash === '' && !(isHub && readStored('numeria.videos') !== undefined);
}
