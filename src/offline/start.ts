/** How long after it has come a page keeps the network for itself. */
const PATIENCE_MS = 1500;
/** After so long a tab asks by itself whether there is a new version. */
const FIRST_CHECK_MS = 3_600_000;

/**
 * Keeps the site on this device, so that it works without a network from now on. It is fetched at every visit; what deals
 * with new versions only when there may be one. Throws where the browser keeps no sites, as in private windows, or has no
 * room.
 */
export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const registration = await navigator.serviceWorker.register('/sw.js');
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
