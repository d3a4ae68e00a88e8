import UserMinus from 'lucide-react/icons/user-minus';
import { type ChildLook, childName } from '../../../machines/core/child-look';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ChildPicture } from './ChildPicture';

interface Props {
  readonly look: ChildLook;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

/** Asks for confirmation, and says what is deleted. */
export function RemoveChildDialog({ look, onKeep, onRemove }: Props) {
  const name = childName(look);
  return (
    <Dialog
      isOpen
      onOpenChange={onKeep}
      title={`Remove the ${name}?`}
      description="This deletes everything that this device stores for this child."
      className="max-w-160"
    >
      <div className="mt-4 flex items-center gap-5">
        <ChildPicture look={look} className="size-24 flex-none" />
        <p>
          Their stars, scores, map, hero, island and settings will be deleted. The other children keep theirs. To keep a
          copy, choose this child and save a file first.
        </p>
      </div>
      {/* The safe choice is first, because the focus starts there. */}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onKeep}>{`Keep the ${name}`}</Button>
        <Button variant="danger" icon={<UserMinus aria-hidden className="icon" />} onClick={onRemove}>
          {`Remove the ${name}`}
        </Button>
      </div>
    </Dialog>
  );
}
