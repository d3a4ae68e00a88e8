import KeyRound from 'lucide-react/icons/key-round';
import { type FormEvent, useState } from 'react';
import { readDeviceOwnership } from '../../account/device-ownership';
import type { VerifyError } from '../../account/verify';
import { Button } from '../../ui/Button';
import { CodeField } from './CodeField';
import { parseCode } from './parse-code';
import { codeFormText, text as signInText } from './sign-in-text';
import { preloadVerify, useVerify } from './useVerify';

const ERRORS: Readonly<Record<VerifyError, string>> = codeFormText.errors;

/** Signs in with the code that was emailed to this address. After success, the page navigates away. */
export function CodeForm({ email }: { readonly email: string }) {
  const [text, setText] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const { state, verify, reset } = useVerify();
  const isBusy = state === 'verifying' || state === 'slow';

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    // Reads the field because text typed before hydration is not in the state.
    const digits = parseCode(field?.value ?? text);
    setIncomplete(digits === null);
    if (digits !== null && !isBusy && (await verify({ email, digits }, readDeviceOwnership()))) return;
    field?.focus();
  };

  const problem = isBusy || state === 'idle' ? undefined : ERRORS[state];
  return (
    <form noValidate className="mt-3 grid gap-3.5" aria-busy={isBusy} onSubmit={(event) => void submit(event)}>
      <CodeField
        value={text}
        onType={(typed) => {
          setText(typed);
          setIncomplete(false);
          reset();
        }}
        onFocus={preloadVerify}
        isBusy={isBusy}
        isIncomplete={isIncomplete}
        problem={problem}
      />
      {state === 'slow' && <p role="status">{signInText.stillTrying}</p>}
      <Button
        type="submit"
        variant="primary"
        className="min-h-15 text-[1.25rem]"
        icon={<KeyRound className="icon" />}
        aria-disabled={isBusy}
      >
        {isBusy ? codeFormText.signingIn : codeFormText.signIn}
      </Button>
    </form>
  );
}
