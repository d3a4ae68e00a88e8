import { showToast, type ToastMessage } from '../ui/toast';

/** What is said where nothing better is known. */
export const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again.';

/** Shows what went wrong, in the words that came with it. */
export function tellError(error: unknown, tone?: ToastMessage['tone']): void {
  showToast({ title: 'Error', text: error instanceof Error ? error.message : SOMETHING_WENT_WRONG, tone });
}
