import { showToast } from '../ui/toast';
import { authState, becomeAuth } from './auth-state';

/** A session is over that nobody has ended on this page: who was signed in is so no longer, and is told. */
export function becomeEnded(): void {
  if (authState().status === 'signedIn')
    showToast({
      title: 'You are signed out',
      text: 'Your sign-in has ended: in another tab, on another device, or because it was too long ago. You can sign in again.',
    });
  becomeAuth({ status: 'signedOut' });
}
