import { showToast, type ToastMessage } from '../ui/toast';
import type { LinkError } from './auth-callback';

export const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again.';

export function toastError(error: unknown, tone?: ToastMessage['tone']): void {
  showToast({ title: 'Error', text: error instanceof Error ? error.message : SOMETHING_WENT_WRONG, tone });
}

const LINK_ERRORS: Readonly<Record<LinkError, string>> = {
  expired: 'This link has expired or was already used. Ask for a new one.',
  unusable: 'This link did not work. Ask for a new one.',
};

/** Longer than usual, because the message is unexpected. */
const LONG_MS = 10_000;

export const toastLinkError = (problem: LinkError): void =>
  showToast({ title: 'Error', text: LINK_ERRORS[problem], durationMs: LONG_MS });
