import Mail from 'lucide-react/icons/mail';
import Users from 'lucide-react/icons/users';
import { type FormEvent, useEffect, useState } from 'react';
import { type DeviceOwnership, readDeviceOwnership, rememberDeviceOwnership } from '../../account/device-ownership';
import { somethingWentWrong } from '../../account/error-text';
import { useIsSlow } from '../../account/useIsSlow';
import { Button } from '../../ui/Button';
import { useIsHydrating } from '../../ui/hydration';
import { loadOnce } from '../../ui/load-part';
import { TextField } from '../../ui/TextField';
import { preloadToasts, showToast } from '../../ui/toast';
import { readEmailAddress } from './email-address';
import { INVALID_EMAIL_ADDRESS } from './email-address-text';
import { Hint } from './Hint';
import { SharedDeviceField } from './SharedDeviceField';
import { text } from './sign-in-text';

interface SignInFormProps {
  /** Initial value of the field. */
  readonly email: string;
  /** Called when the email to this address has been sent. */
  readonly onSent: (email: string) => void;
}

const magicLink = loadOnce(() => import('../../account/magic-link'));

/** Loads the code when the form is used, not with the page. If this fails, submitting loads it again. */
const fetchAhead = (): void => void magicLink().catch(() => {});

type State = 'idle' | 'sending' | 'invalid';

/** Asks for the email address that the sign-in link is sent to. */
export function SignInForm({ email: firstEmail, onSent }: SignInFormProps) {
  const [email, setEmail] = useState(firstEmail);
  const [state, setState] = useState<State>('idle');
  const [chosen, setChosen] = useState<DeviceOwnership | null>(null);
  const isHydrating = useIsHydrating();
  const device = chosen ?? (isHydrating ? 'own' : readDeviceOwnership());
  const isSending = state === 'sending';
  const isSlow = useIsSlow(isSending);
  useEffect(preloadToasts, []);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const field = event.currentTarget.querySelector('input');
    const address = readEmailAddress(field);
    if (address === null) {
      setState('invalid');
      field?.focus();
      return;
    }
    setState('sending');
    rememberDeviceOwnership(device);
    const refused = await send(address);
    setState('idle');
    if (refused !== null) return showToast({ title: text.error, text: refused });
    showToast({ title: text.sent, text: text.sentText });
    onSent(address);
  };

  return (
    <form
      noValidate
      className="mt-3 grid gap-3.5 scriptless:hidden"
      aria-busy={isSending}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={text.address}
        type="email"
        required
        // A browser on a borrowed device should not suggest the address to the next person.
        autoComplete={device === 'own' ? 'email' : 'off'}
        placeholder={text.sampleAddress}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setState('idle');
        }}
        onFocus={fetchAhead}
        readOnly={isSending}
        error={state === 'invalid' ? INVALID_EMAIL_ADDRESS : undefined}
      />
      <SharedDeviceField device={device} onChange={setChosen} />
      <Button
        type="submit"
        variant="primary"
        className="min-h-15 text-[1.25rem]"
        icon={<Mail className="icon" />}
        aria-disabled={isSending}
      >
        {isSending ? text.sending : text.send}
      </Button>
      {isSlow && <p role="status">{text.stillTrying}</p>}
      <Hint icon={<Users className="icon" />}>{text.under13}</Hint>
    </form>
  );
}

/** Null once the email is sent, or else the reason why it was not. */
async function send(address: string): Promise<string | null> {
  try {
    const { sendMagicLink } = await magicLink();
    return (await sendMagicLink(address))?.text ?? null;
  } catch (error) {
    console.error(error);
    return somethingWentWrong();
  }
}
