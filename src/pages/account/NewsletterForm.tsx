import { type FormEvent, useId, useState } from 'react';
import { getBackend } from '../../account/backend';
import { useServerInput } from '../../ui/adopt-server-input';
import { Button } from '../../ui/Button';
import { useIsHydrating } from '../../ui/hydration';
import { loadOnce } from '../../ui/load-part';
import { preloadToasts, showToast } from '../../ui/toast';
import type { NewsletterAnswer } from './newsletter-answers';
import * as text from './newsletter-text';

/** The newsletter form in the footer. Its code is loaded when it is first needed. */
export function NewsletterForm() {
  // The prerendered HTML is the same with and without an account service.
  const isHydrating = useIsHydrating();
  return !isHydrating && getBackend() === null ? (
    <p className="mt-2 text-on-ground-soft">{text.noNewsletter}</p>
  ) : (
    <>
      <p className="mt-2 text-on-ground-soft">{text.news}</p>
      <AddressForm />
    </>
  );
}

function AddressForm() {
  const id = useId();
  const [email, setEmail] = useState('');
  const field = useServerInput<HTMLInputElement>(({ value }) => setEmail(value));
  const [state, setState] = useState<'idle' | 'submitting'>('idle');
  const isBusy = state === 'submitting';

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setState('submitting');
    const answer = await answered(email, form.checkValidity());
    setState('idle');
    if (answer?.result === 'subscribed') setEmail('');
    if (answer?.result === 'invalid') form.querySelector('input')?.focus();
    showToast(answer?.toast ?? text.failed);
  };

  return (
    <form
      noValidate
      className="toasts-above mt-3 grid grid-cols-[minmax(0,1fr)] gap-3"
      aria-busy={isBusy}
      onSubmit={(event) => void submit(event)}
    >
      <label htmlFor={id} className="sr-only">
        {text.addressLabel}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          type="email"
          required
          autoComplete="email"
          placeholder={text.yourEmail}
          className="min-h-12 min-w-0 flex-[1_1_8rem] rounded-round border-2 border-[#8f90b3] bg-white px-4.5 text-ink-900 placeholder:text-ink-600"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          onFocus={getReady}
          readOnly={isBusy}
        />
        <Button type="submit" variant="accent" aria-disabled={isBusy}>
          {text.subscribe}
        </Button>
      </div>
      <p className="text-small text-on-ground-soft">{text.under13}</p>
    </form>
  );
}

const newsletter = loadOnce(() => import('./newsletter-answers'));

/** Loads the code when the form is used, not with every page. If this fails, submitting loads it again. */
function getReady(): void {
  preloadToasts();
  newsletter().catch(() => {});
}

async function answered(email: string, isValid: boolean): Promise<NewsletterAnswer | null> {
  try {
    return await (await newsletter()).answerTo(email, isValid);
  } catch (error) {
    console.error(error);
    return null;
  }
}
