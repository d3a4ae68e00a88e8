import { showToast, type ToastMessage } from '../ui/toast';
import type { LinkError } from './auth-callback';
import { ERROR, LINK_EXPIRED, LINK_UNUSABLE, somethingWentWrong } from './error-text';

export function toastError(error: unknown, tone?: ToastMessage['tone']): void {
  showToast({ title: ERROR, text: error instanceof Error ? error.message : somethingWentWrong(), tone });
}

const LINK_ERRORS: Readonly<Record<LinkError, string>> = {
  expired: LINK_EXPIRED,
  unusable: LINK_UNUSABLE,
};

/** Longer than usual, because the message is unexpected. */
const LONG_MS = 10_000;

export const toastLinkError = (problem: LinkError): void =>
  showToast({ title: ERROR, text: LINK_ERRORS[problem], durationMs: LONG_MS });
