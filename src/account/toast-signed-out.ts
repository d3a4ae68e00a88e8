import { showToast } from '../ui/toast';
import { SIGNED_OUT, SIGNED_OUT_TEXT } from './session-text';

/** Reports that the session was ended elsewhere. */
export const toastSignedOut = (): void => showToast({ title: SIGNED_OUT, text: SIGNED_OUT_TEXT });
