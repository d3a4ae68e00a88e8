import UserMinus from 'lucide-react/icons/user-minus';
import type { ChildLook } from '../../../machines/core/child-look';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ChildPicture } from './ChildPicture';
import { removalText as text } from './text';

interface Props {
  readonly look: ChildLook;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

/** Asks for confirmation, and says what is deleted. */
export function RemoveChildDialog({ look, onKeep, onRemove }: Props) {
  return (
    <Dialog isOpen onOpenChange={onKeep} title={text.title(look)} description={text.description} className="max-w-160">
      <div className="mt-4 flex items-center gap-5">
        <ChildPicture look={look} className="size-24 flex-none" />
        <p>{text.about}</p>
      </div>
      {/* The safe choice is first, because the focus starts there. */}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onKeep}>{text.keep(look)}</Button>
        <Button variant="danger" icon={<UserMinus aria-hidden className="icon" />} onClick={onRemove}>
          {text.remove(look)}
        </Button>
      </div>
    </Dialog>
  );
}
