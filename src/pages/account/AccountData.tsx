import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { exportAccountData } from '../../account/account-data';
import type { AccountUser } from '../../account/auth-state';
import { toastError } from '../../account/toast-error';
import { saveFile } from '../../device/save-file';
import { Button } from '../../ui/Button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { dataText } from './profile-text';

interface OwnDataProps {
  readonly user: AccountUser;
  /** Called when the account is deleted, to sign the visitor out. */
  readonly onDeleted: () => Promise<void>;
}

const DeleteDialog = lazyDialog(async () => (await import('./DeleteDialog')).DeleteDialog);

/** Lets people download or delete what we store about them. */
export function AccountData({ user, onDeleted }: OwnDataProps) {
  const [download, setDownload] = useState<'idle' | 'fetching'>('idle');
  const [isAsked, setAsked] = useState(false);

  const fetchData = async (): Promise<void> => {
    if (download === 'fetching') return;
    setDownload('fetching');
    try {
      saveFile('numeria-my-data.json', await exportAccountData(user));
    } catch (error) {
      toastError(error);
    }
    setDownload('idle');
  };

  return (
    <section aria-labelledby="own-data">
      <h2 id="own-data">{dataText.title}</h2>
      <p className="mt-3 text-text-soft">{dataText.stored}</p>
      <p className="mt-3 text-text-soft">{dataText.inDownload}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          icon={<Download className="icon" />}
          aria-disabled={download === 'fetching'}
          onClick={() => void fetchData()}
        >
          {dataText.download}
        </Button>
        <Button className="text-wrong" icon={<Trash2 className="icon" />} onClick={() => setAsked(true)}>
          {dataText.deleteAccount}
        </Button>
      </div>
      <DeleteDialog user={user} isOpen={isAsked} onClose={() => setAsked(false)} onDeleted={onDeleted} />
    </section>
  );
}
