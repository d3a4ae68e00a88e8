import Trash2 from 'lucide-react/icons/trash';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { AccountUser } from '../../account/auth-state';
import { sendDigits, signInAnew } from '../../account/fresh-sign-in';
import { deleteAccount } from '../../account/own-data';
import { toastError } from '../../account/toast-error';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { showToast } from '../../ui/toast';
import { DigitsField } from './DigitsField';
import { digitsIn } from './digits';

/** What the question before a deletion needs. */
interface DeleteDialogProps {
  readonly user: AccountUser;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => Promise<void>;
}

/**
 * Asks once more before an account is deleted, and says what goes with it. Who signed in a while ago has to show first, by
 * digits out of their mail, that it is them: a device may have been left signed in.
 */
export function DeleteDialog({ user, isOpen, onClose, onDeleted }: DeleteDialogProps) {
  const [step, setStep] = useState<'question' | 'digits'>('question');
  const [state, setState] = useState<'asking' | 'deleting'>('asking');
  const [problem, setProblem] = useState<string | null>(null);
  const isDeleting = state === 'deleting';

  const leave = (): void => {
    // What has begun is not left half-way.
    if (isDeleting) return;
    onClose();
    setStep('question');
    setProblem(null);
  };

  const remove = async (): Promise<void> => {
    if ((await deleteAccount()) === 'deleted') {
      await onDeleted();
      showToast({ title: 'Your account is deleted', text: 'What we kept of you is gone. You can go on playing.' });
      return;
    }
    const justSent = await sendDigits(user);
    if (justSent !== null) showToast({ title: 'Use the digits you have', text: justSent });
    setStep('digits');
    setState('asking');
  };

  const tryTo = async (work: () => Promise<void>): Promise<void> => {
    if (isDeleting) return;
    setState('deleting');
    try {
      await work();
    } catch (error) {
      setState('asking');
      toastError(error);
    }
  };

  const ways = (deleteButton: ReactNode) => (
    <div className="mt-6 flex flex-wrap gap-3">
      <Button onClick={leave} aria-disabled={isDeleting}>
        Keep my account
      </Button>
      {deleteButton}
    </div>
  );
  const look = { variant: 'danger', icon: <Trash2 className="icon" />, 'aria-disabled': isDeleting } as const;
  const strings = isDeleting ? 'Deleting...' : 'Delete my account';

  if (step === 'digits')
    return (
      <Dialog
        isOpen={isOpen}
        onOpenChange={leave}
        title="Is it really you?"
        description="You signed in a while ago. Please show once more that it is you."
        className="max-w-160"
      >
        <DigitsQuestion
          email={user.email}
          isBusy={isDeleting}
          problem={problem}
          onTyped={() => setProblem(null)}
          onDigits={(digits) =>
            void tryTo(async () => {
              const refused = await signInAnew(user, digits);
              setProblem(refused);
              if (refused === null) await remove();
              else setState('asking');
            })
          }
        >
          {ways(
            <Button {...look} type="submit">
              {strings}
            </Button>,
          )}
        </DigitsQuestion>
      </Dialog>
    );
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={leave}
      title="Delete your account?"
      description="This cannot be undone. These things are removed for good:"
      className="max-w-160"
    >
      <ul className="mt-4 grid list-disc gap-1.5 pl-6">
        <li>your way of signing in with {user.email}</li>
        <li>your profile, with name and date of birth</li>
        <li>your favourite games</li>
        <li>this e-mail on the list of the newsletter, if it is there</li>
      </ul>
      <p className="mt-4 text-text-soft">What you reached in the games stays on this device.</p>
      {ways(
        <Button {...look} onClick={() => void tryTo(remove)}>
          {strings}
        </Button>,
      )}
    </Dialog>
  );
}

interface DigitsQuestionProps {
  readonly email: string;
  readonly isBusy: boolean;
  /** Why the digits that were typed last did not do. */
  readonly problem: string | null;
  readonly onTyped: () => void;
  readonly onDigits: (digits: string) => void;
  /** The ways out of the question. */
  readonly children: ReactNode;
}

function DigitsQuestion({ email, isBusy, problem, onTyped, onDigits, children }: DigitsQuestionProps) {
  const [text, setText] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // What was pressed for this step is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  // What is wrong is read out with its field.
  useEffect(() => {
    if (problem !== null) form.current?.querySelector('input')?.focus();
  }, [problem]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const digits = digitsIn(text);
    setIncomplete(digits === null);
    if (digits === null) event.currentTarget.querySelector('input')?.focus();
    else onDigits(digits);
  };
  return (
    <form ref={form} noValidate aria-busy={isBusy} onSubmit={submit}>
      <p className="mt-4 mb-4">
        We sent a letter to <strong className="break-words">{email}</strong>. Type its digits here, and your account is
        deleted.
      </p>
      <DigitsField
        value={text}
        onType={(typed) => {
          setText(typed);
          setIncomplete(false);
          onTyped();
        }}
        isBusy={isBusy}
        isIncomplete={isIncomplete}
        problem={problem ?? undefined}
      />
      {children}
    </form>
  );
}
