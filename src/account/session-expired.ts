import { showToast } from '../ui/toast';
import { authState, setAuthState } from './auth-state';

/** Signs the user out and shows a message, because their session was ended elsewhere. */
export function handleSessionExpired(): void {
  if (authState().status === 'signedIn')
    showToast({
      title: 'You are signed out',
      text: 'You signed out in another tab or on another device, or your sign-in expired. You can sign in again.',
    });
  setAuthState({ status: 'signedOut' });
}
