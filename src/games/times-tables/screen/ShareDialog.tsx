import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { game } from '../game';
import { type ShareNavigator, type ShareResult, share } from '../share';
import { text } from '../text';

interface Props {
  readonly results: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly device?: ShareNavigator;
}

const { over } = text;

/** The text to share, and whether sharing worked. If it did not, the player can copy the text. */
export function ShareDialog({ results, isOpen, onClose, device = navigator }: Props) {
  const [shared, setShared] = useState<ShareResult>('cancelled');
  const close = () => {
    setShared('cancelled');
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && close()}
      title={over.share}
      description={over.shareNote}
      className="max-w-xl"
    >
      {shared === 'failed' ? (
        <label className="tables-by-hand">
          {over.byHand}
          <textarea readOnly rows={4} value={results} onFocus={({ target }) => target.select()} />
        </label>
      ) : (
        <p className="mt-4 w-full rounded-medium bg-surface-sunken px-4.5 py-4 font-text text-[1.125rem]/[1.5] font-semibold wrap-anywhere whitespace-pre-line text-text">
          {results}
        </p>
      )}
      <p
        role="status"
        className="my-3 min-h-7 font-bold text-(--right) data-[shared=failed]:text-wrong"
        data-shared={shared}
      >
        {over.shared[shared]}
      </p>
      <Button
        variant="primary"
        size="big"
        icon={<Share2 aria-hidden className="icon" />}
        onClick={() => void share({ title: game.heading, text: results }, device).then(setShared)}
      >
        {over.shareNow}
      </Button>
    </Dialog>
  );
}
