import { readAuthState, setAuthState, VISITOR } from './auth-state';

/** Signs the user out and shows a message, because their session was ended elsewhere. */
export function handleSessionExpired(): void {
  if (readAuthState().status === 'signedIn')
    import('./toast-signed-out').then(({ toastSignedOut }) => toastSignedOut()).catch(() => {});
  setAuthState(VISITOR);
}
