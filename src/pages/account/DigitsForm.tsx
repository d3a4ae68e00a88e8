import KeyRound from 'lucide-react/icons/key-round';
import { type FormEvent, useState } from 'react';
import { saidOfDevice } from '../../account/device';
import type { VerifyError } from '../../account/verify';
import { Button } from '../../ui/Button';
import { DigitsField } from './DigitsField';
import { digitsIn } from './digits';
import { fetchVerifyAhead, useVerify } from './useVerify';

const TEXT: Readonly<Record<VerifyError, string>> = {
  refused:
    'These digits did not work: they are mistyped, or no longer good. Try again, or press the link in the letter.',
  'too often': 'That was tried too often. Wait a few minutes, then try again.',
  'only the link': 'Too many wrong codes have been tried. Open the link in the email instead.',
  'no answer':
    'The account service does not answer just now. Your digits are as good as before: try again in a moment.',
};

/** Takes the digits of the letter to this address; who is signed in then is led on by the page. */
export function DigitsForm({ email }: { readonly email: string }) {
  const [text, setText] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const { state, verify, reset } = useVerify();
  const isBusy = state === 'verifying' || state === 'slow';

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    // What was typed before the page listened counts as well.
    const digits = digitsIn(field?.value ?? text);
    setIncomplete(digits === null);
    if (digits !== null && !isBusy && (await verify({ email, digits }, saidOfDevice()))) return;
    field?.focus();
  };

  const problem = isBusy || state === 'idle' ? undefined : TEXT[state];
  return (
    <form noValidate className="mt-3 grid gap-3.5" aria-busy={isBusy} onSubmit={(event) => void submit(event)}>
      <DigitsField
        value={text}
        onType={(typed) => {
          setText(typed);
          setIncomplete(false);
          reset();
        }}
        onFocus={fetchVerifyAhead}
        isBusy={isBusy}
        isIncomplete={isIncomplete}
        problem={problem}
      />
      {state === 'slow' && <p role="status">No answer yet. Still trying…</p>}
      <Button
        type="submit"
        variant="primary"
        className="min-h-15 text-[1.25rem]"
        icon={<KeyRound className="icon" />}
        aria-disabled={isBusy}
      >
        {isBusy ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  );
}
