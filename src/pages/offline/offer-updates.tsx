import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { canInterrupt } from '../../device/offline/can-interrupt';
import { checkRegularly, SiteVersions } from '../../device/offline/versions';
import { UpdateOffer } from './UpdateOffer';

/** Checks for new versions of the site from now on and offers them. */
export function offerUpdates(registration: ServiceWorkerRegistration): void {
  const versions = new SiteVersions(registration, navigator.serviceWorker);
  checkRegularly(versions, () => !canInterrupt());
  // A separate React root, so that the scripts of the pages do not depend on it.
  const target = document.body.appendChild(document.createElement('div'));
  createRoot(target).render(
    <StrictMode>
      <UpdateOffer versions={versions} />
    </StrictMode>,
  );
}
