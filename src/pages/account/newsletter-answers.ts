import { type SubscriptionResult, subscribe } from '../../account/newsletter';
import type { ToastMessage } from '../../ui/toast';
import { text } from './newsletter-answers-text';

const ANSWERS: Readonly<Record<Exclude<SubscriptionResult, 'failed'>, ToastMessage>> = {
  subscribed: { ...text.subscribed, durationMs: 5000 },
  duplicate: { ...text.duplicate, tone: 'destructive' },
  invalid: text.invalid,
};

/** What the form shows after it was sent; null if sending failed. */
export interface NewsletterAnswer {
  readonly result: SubscriptionResult;
  readonly toast: ToastMessage | null;
}

/** Sends an email address that the browser takes for one, and says what came of it. */
export async function answerTo(email: string, isValid: boolean): Promise<NewsletterAnswer> {
  const result = isValid ? await subscribe(email) : 'invalid';
  return { result, toast: result === 'failed' ? null : ANSWERS[result] };
}
