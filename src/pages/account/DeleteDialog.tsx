import Trash2 from 'lucide-react/icons/trash';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { deleteAccount } from '../../account/account-data';
import type { AccountUser } from '../../account/auth-state';
import { reauthenticate, sendSignInCode } from '../../account/reauthenticate';
import { toastError } from '../../account/toast-error';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { showToast } from '../../ui/toast';
import { CodeField } from './CodeField';
import { parseCode } from './parse-code';

interface DeleteDialogProps {
  readonly user: AccountUser;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => Promise<void>;
}

/**
 * Asks for confirmation before deleting an account, and lists what will be deleted. Anyone who signed in a while ago
 * has to type a code from an email first, because the device may simply have been left signed in.
 */
export function DeleteDialog({ user, isOpen, onClose, onDeleted }: DeleteDialogProps) {
  const [step, setStep] = useState<'question' | 'digits'>('question');
  const [state, setState] = useState<'asking' | 'deleting'>('asking');
  const [problem, setProblem] = useState<string | null>(null);
  const isDeleting = state === 'deleting';

  const close = (): void => {
    // A deletion that has started cannot be cancelled.
    if (isDeleting) return;
    onClose();
    setStep('question');
    setProblem(null);
  };

  const remove = async (): Promise<void> => {
    if ((await deleteAccount()) === 'deleted') {
      await onDeleted();
      showToast({ title: 'Your account is deleted', text: 'We have deleted your data. You can carry on playing.' });
      return;
    }
    const justSent = await sendSignInCode(user);
    if (justSent !== null) showToast({ title: 'Use the code you already have', text: justSent });
    setStep('digits');
    setState('asking');
  };

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (isDeleting) return;
    setState('deleting');
    try {
      await work();
    } catch (error) {
      setState('asking');
      toastError(error);
    }
  };

  const buttons = (deleteButton: ReactNode) => (
    <div className="mt-6 flex flex-wrap gap-3">
      <Button onClick={close} aria-disabled={isDeleting}>
        Keep my account
      </Button>
      {deleteButton}
    </div>
  );
  const deleteButtonProps = {
    variant: 'danger',
    icon: <Trash2 className="icon" />,
    'aria-disabled': isDeleting,
  } as const;
  const label = isDeleting ? 'Deleting...' : 'Delete my account';

  if (step === 'digits')
    return (
      <Dialog
        isOpen={isOpen}
        onOpenChange={close}
        title="Is it really you?"
        description="You signed in a while ago. Please confirm that it is you."
        className="max-w-160"
      >
        <DigitsQuestion
          email={user.email}
          isBusy={isDeleting}
          problem={problem}
          onTyped={() => setProblem(null)}
          onDigits={(digits) =>
            void attempt(async () => {
              const refused = await reauthenticate(user, digits);
              setProblem(refused);
              if (refused === null) await remove();
              else setState('asking');
            })
          }
        >
          {buttons(
            <Button {...deleteButtonProps} type="submit">
              {label}
            </Button>,
          )}
        </DigitsQuestion>
      </Dialog>
    );
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title="Delete your account?"
      description="This cannot be undone. These things are removed for good:"
      className="max-w-160"
    >
      <ul className="mt-4 grid list-disc gap-1.5 ps-6">
        <li>your sign-in for {user.email}</li>
        <li>your profile, including your name and date of birth</li>
        <li>your favourite games</li>
        <li>your newsletter subscription, if you have one with this email address</li>
      </ul>
      <p className="mt-4 text-text-soft">Your progress in the games stays on this device.</p>
      {buttons(
        <Button {...deleteButtonProps} onClick={() => void attempt(remove)}>
          {label}
        </Button>,
      )}
    </Dialog>
  );
}

interface DigitsQuestionProps {
  readonly email: string;
  readonly isBusy: boolean;
  /** Why the last code was refused. */
  readonly problem: string | null;
  readonly onTyped: () => void;
  readonly onDigits: (digits: string) => void;
  readonly children: ReactNode;
}

function DigitsQuestion({ email, isBusy, problem, onTyped, onDigits, children }: DigitsQuestionProps) {
  const [text, setText] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The button that led to this step is gone, so the focus moves to the field.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  // Focusing the field makes screen readers announce its error.
  useEffect(() => {
    if (problem !== null) form.current?.querySelector('input')?.focus();
  }, [problem]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const digits = parseCode(text);
    setIncomplete(digits === null);
    if (digits === null) event.currentTarget.querySelector('input')?.focus();
    else onDigits(digits);
  };
  return (
    <form ref={form} noValidate aria-busy={isBusy} onSubmit={submit}>
      <p className="mt-4 mb-4">
        We have emailed a code to <strong className="break-words">{email}</strong>. Type it here to delete your account.
      </p>
      <CodeField
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
