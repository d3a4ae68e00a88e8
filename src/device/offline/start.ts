import { isSparing } from '../sparing';
import { networkFree, pause } from './network-free';

/** How long after it has come a page keeps the network for itself. */
const PATIENCE_MS = 1500;
/** After so long a tab asks by itself whether there is a new version. */
const FIRST_CHECK_MS = 3_600_000;

declare global {
  interface ServiceWorkerContainer {
    register(address: TrustedScriptURL | string): Promise<ServiceWorkerRegistration>;
  }
}

/** The service worker that keeps these scripts: those for browsers without import maps have one of their own (scripts/site/names.ts). */
const SERVICE_WORKER = new URL(import.meta.url).pathname.startsWith('/plain/') ? '/sw-plain.js' : '/sw.js';

/** The address of the service worker, and never another one, as browsers take it to which words are no scripts. */
const trustedAddress = (): TrustedScriptURL | string =>
  window.trustedTypes
    ?.createPolicy('numeria', { createScriptURL: (_address: string) => SERVICE_WORKER })
    .createScriptURL(SERVICE_WORKER) ?? SERVICE_WORKER;

/**
 * Keeps the site on this device, so that it works without a network from now on: not before a first round is over, and not
 * where the line is to be spared. What deals with new versions is fetched only when there may be one. Throws where the
 * browser keeps no sites, as in private windows, or has no room.
 */
export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || isSparing()) return;
  const stored = await navigator.serviceWorker.getRegistration();
  await Promise.all([pause(PATIENCE_MS), stored ?? networkFree()]);
  const registration = await navigator.serviceWorker.register(trustedAddress());
  const update = (): void => {
    import('./update').then(
      ({ offerUpdates }) => offerUpdates(registration),
      () => {},
    );
  };
  if (registration.waiting) update();
  registration.addEventListener('updatefound', () => registration.active && update());
  document.addEventListener('visibilitychange', update, { once: true });
  setTimeout(update, FIRST_CHECK_MS);
}
