// First, since it says which layer of styles comes before which.
import './ui/styles.css';

import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { takeAuthCallback } from './account/auth-callback';
import { endClosedTab } from './account/borrowed-tab';
import { startAuth } from './account/start';
import { toastLinkError } from './account/toast-error';
import { watchErrors } from './device/errors';
import { loadAgainWhereMissing } from './device/offline/missing-part';
import { peek } from './device/stored-text';
import { Site } from './pages/Site';
import { fetchPage, pathOfPage } from './routes';
import { applyTheme } from './ui/colour-theme';
import { followKeys } from './ui/focus-ring';
import { followTouches } from './ui/touches';

/** What React has mended by itself (HTML that an extension has changed) is no error, which would stop a game. */
const RECOVERED = { onRecoverableError: (error: unknown) => console.error(error) } as const;

// index.html tells apart which browsers are too old; there the page stays as it was sent.
if (document.documentElement.dataset['browser'] !== 'old') open();

function open(): void {
  watchErrors();
  // Before anything is fetched: any part may be the one that is missing.
  loadAgainWhereMissing();
  // Before the router, or anything else, reads the address.
  const problem = takeAuthCallback();
  if (problem !== null) toastLinkError(problem);
  endClosedTab();
  startAuth();
  applyTheme();
  followKeys();
  followTouches();

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root.');
  start(root).catch(reportError);

  // Once the page is there. What works offline is a gift: without it the site works all the same.
  if (import.meta.env.PROD)
    addEventListener('load', () => {
      import('./device/offline/start').then(({ startOffline }) => startOffline()).catch(() => {});
    });
}

/** Takes over the HTML of this very page; where another stands there, or none, the page is made anew. */
async function start(root: HTMLElement): Promise<void> {
  const { page } = root.dataset;
  const path = pathOfPage(location.pathname);
  // What does not arrive is told by the page itself.
  if (page !== undefined) await fetchPage(path).catch(() => {});
  const site = (
    <StrictMode>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </StrictMode>
  );
  const isTakenOver = page === path && isAsSent(path);
  // In slices, between which a slow device can answer.
  startTransition(() => {
    if (isTakenOver) hydrateRoot(root, site, RECOVERED);
    else createRoot(root, RECOVERED).render(site);
  });
}

/**
 * Whether a page begins as its HTML does; not where the address names a part of it or begins a round, or the device knows
 * more of it. Who went to the bar above a round while that was on its way begins at the top of the page once more.
 */
function isAsSent(path: string): boolean {
  if (new URLSearchParams(location.search).has('start')) return false;
  const isHub = path.startsWith('/video-hub/');
  if (!isHub && path !== '/faq') return true;
  return location.search + location.hash === '' && !(isHub && peek('numeria.videos') !== undefined);
}
