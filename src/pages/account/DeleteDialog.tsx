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
import { text } from './delete-text';
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
      showToast({ title: text.deleted, text: text.deletedText });
      return;
    }
    const justSent = await sendSignInCode(user);
    if (justSent !== null) showToast({ title: text.codeAlreadySent, text: justSent });
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
        {text.keep}
      </Button>
      {deleteButton}
    </div>
  );
  const deleteButtonProps = {
    variant: 'danger',
    icon: <Trash2 className="icon" />,
    'aria-disabled': isDeleting,
  } as const;
  const label = isDeleting ? text.deleting : text.delete;

  if (step === 'digits')
    return (
      <Dialog
        isOpen={isOpen}
        onOpenChange={close}
        title={text.confirmTitle}
        description={text.confirmDescription}
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
      title={text.title}
      description={text.description}
      className="max-w-160"
    >
      <ul className="mt-4 grid list-disc gap-1.5 ps-6">
        {text.removed(user.email).map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p className="mt-4 text-text-soft">{text.progress}</p>
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
  const [typed, setTyped] = useState('');
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
    const digits = parseCode(typed);
    setIncomplete(digits === null);
    if (digits === null) event.currentTarget.querySelector('input')?.focus();
    else onDigits(digits);
  };
  return (
    <form ref={form} noValidate aria-busy={isBusy} onSubmit={submit}>
      <p className="mt-4 mb-4">{text.codeSent(<strong className="break-words">{email}</strong>)}</p>
      <CodeField
        value={typed}
        onType={(value) => {
          setTyped(value);
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
