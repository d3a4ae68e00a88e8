import { prefersReducedData } from '../../device/data-saver';
import { delay, waitForIdleNetwork } from '../../device/offline/network-idle';
import { BASE } from '../../locale/base';
import { loadOnce } from '../../ui/load-part';

/** How long the page has the network to itself after it has loaded. */
const STORE_DELAY_MS = 1500;
/** After this long a tab checks for a new version by itself. */
const FIRST_CHECK_MS = 3_600_000;

declare global {
  interface ServiceWorkerContainer {
    register(address: TrustedScriptURL | string, options: RegistrationOptions): Promise<ServiceWorkerRegistration>;
  }
}

/**
 * The service worker that stores these scripts. Browsers without import maps have their own
 * (scripts/site/script-names.ts).
 */
const SERVICE_WORKER = `/sw${BASE.replace('/', '-')}${
  new URL(import.meta.url).pathname.startsWith('/plain/') ? '-plain' : ''
}.js`;
/** The pages of this language. */
const SCOPE = BASE || '/';

/** The fixed URL of the service worker, in the form that Trusted Types require. */
const trustedAddress = (): TrustedScriptURL | string =>
  window.trustedTypes
    ?.createPolicy('numeria', { createScriptURL: (_address: string) => SERVICE_WORKER })
    .createScriptURL(SERVICE_WORKER) ?? SERVICE_WORKER;

/**
 * From now on, stores the site on this device so that it works offline, but not before a first round is over, and not
 * on a limited connection. The code for new versions is loaded only when there may be one. Throws if the browser cannot
 * store sites (in private windows) or is out of space.
 */
export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || prefersReducedData()) return;
  const stored = await navigator.serviceWorker.getRegistration(SCOPE);
  await Promise.all([delay(STORE_DELAY_MS), stored ?? waitForIdleNetwork()]);
  const registration = await navigator.serviceWorker.register(trustedAddress(), { scope: SCOPE });
  const offer = loadOnce(
    async () => (await import('./offer-updates')).offerUpdates(registration),
    async () => {},
  );
  const update = () => void offer().catch(() => {});
  if (registration.waiting) update();
  registration.addEventListener('updatefound', () => registration.active && update());
  document.addEventListener('visibilitychange', update, { once: true });
  setTimeout(update, FIRST_CHECK_MS);
}
