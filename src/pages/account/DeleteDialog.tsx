import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AccountUser } from '../../account/auth-state';
import { deleteAccount } from '../../account/own-data';
import { tellError } from '../../account/tell-error';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { showToast } from '../../ui/toast';

/** What the question before a deletion needs. */
export interface DeleteDialogProps {
  readonly user: AccountUser;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onDeleted: () => Promise<void>;
}

/** Asks once more before an account is deleted, and says what goes with it. */
export function DeleteDialog({ user, isOpen, onOpenChange, onDeleted }: DeleteDialogProps) {
  const [state, setState] = useState<'asking' | 'deleting'>('asking');
  const isDeleting = state === 'deleting';

  const remove = async (): Promise<void> => {
    if (isDeleting) return;
    setState('deleting');
    try {
      await deleteAccount();
      await onDeleted();
      showToast({ title: 'Your account is deleted', text: 'What we kept of you is gone. You can go on playing.' });
    } catch (error) {
      setState('asking');
      tellError(error);
    }
  };

  return (
    <Dialog
      isOpen={isOpen}
      // What has begun is not left half-way.
      onOpenChange={(isNowOpen) => isDeleting || onOpenChange(isNowOpen)}
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
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => onOpenChange(false)} aria-disabled={isDeleting}>
          Keep my account
        </Button>
        <Button
          variant="danger"
          icon={<Trash2 className="icon" />}
          aria-disabled={isDeleting}
          onClick={() => void remove()}
        >
          {isDeleting ? 'Deleting...' : 'Delete my account'}
        </Button>
      </div>
    </Dialog>
  );
}
