import { showToast, type ToastMessage } from '../ui/toast';
import type { LinkError } from './auth-callback';

/** What is said where nothing better is known. */
export const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again.';

/** Shows what went wrong, in the words that came with it. */
export function toastError(error: unknown, tone?: ToastMessage['tone']): void {
  showToast({ title: 'Error', text: error instanceof Error ? error.message : SOMETHING_WENT_WRONG, tone });
}

const LINK_TROUBLES: Readonly<Record<LinkError, string>> = {
  expired: 'This link has expired or was already used. Ask for a new one.',
  unusable: 'This link did not work. Ask for a new one.',
};

/** How long somebody has to find what a page says that they did not expect. */
const LONG_MS = 10_000;

/** Says why a link that somebody came with signed nobody in. */
export const toastLinkError = (problem: LinkError): void =>
  showToast({ title: 'Error', text: LINK_TROUBLES[problem], durationMs: LONG_MS });
