import { showToast } from '../ui/toast';
import { readAuthState, setAuthState, VISITOR } from './auth-state';
import { SIGNED_OUT, SIGNED_OUT_TEXT } from './session-text';

/** Signs the user out and shows a message, because their session was ended elsewhere. */
export function handleSessionExpired(): void {
  if (readAuthState().status === 'signedIn') showToast({ title: SIGNED_OUT, text: SIGNED_OUT_TEXT });
  setAuthState(VISITOR);
}
