import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isAtRest } from './at-rest';
import { UpdateOffer } from './UpdateOffer';
import { keepChecking, Versions } from './versions';

let versions: Versions | null = null;

/** Looks for new versions of the site from now on, and offers them; called again it does nothing. */
export function offerUpdates(registration: ServiceWorkerRegistration): void {
  if (versions !== null) return;
  versions = new Versions(registration, navigator.serviceWorker);
  keepChecking(versions, () => !isAtRest());
  // A root of its own: the pages' own script knows nothing of this.
  const target = document.body.appendChild(document.createElement('div'));
  createRoot(target).render(
    <StrictMode>
      <UpdateOffer versions={versions} />
    </StrictMode>,
  );
}
