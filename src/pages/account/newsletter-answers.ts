import { type SubscriptionResult, subscribe } from '../../account/newsletter';
import type { ToastMessage } from '../../ui/toast';

const ANSWERS: Readonly<Record<Exclude<SubscriptionResult, 'failed'>, ToastMessage>> = {
  subscribed: {
    title: 'Subscribed!',
    text: 'Thank you for subscribing to our newsletter.',
    durationMs: 5000,
  },
  duplicate: {
    title: 'Already subscribed!',
    text: 'This email is already subscribed to our newsletter.',
    tone: 'destructive',
  },
  invalid: { title: 'Error', text: 'Please enter a valid email address.' },
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
