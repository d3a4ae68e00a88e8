import Download from 'lucide-react/icons/download';
import Eraser from 'lucide-react/icons/eraser';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { childName } from '../children/names-text';
import { useSharingChild } from '../children/useSharingChild';
import { StatusNote } from './ActionCard';
import { useSaveFile } from './useSaveFile';

interface Props {
  readonly isOpen: boolean;
  readonly onKeep: () => void;
  readonly onClear: () => void;
}

/** Asks for confirmation, lists what is cleared and what stays, and offers to save a file first. */
export function StartOverDialog({ isOpen, onKeep, onClear }: Props) {
  const sharing = useSharingChild();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => isNowOpen || onKeep()}
      title="Start over?"
      description={
        sharing === null
          ? 'This clears the following on this device, for everyone who plays here:'
          : `This clears the following for the ${childName(sharing.look)}. The other children keep theirs:`
      }
      className="max-w-160"
    >
      <Asked onKeep={onKeep} onClear={onClear} />
    </Dialog>
  );
}

function Asked({ onKeep, onClear }: Omit<Props, 'isOpen'>) {
  const [saved, save] = useSaveFile();
  return (
    <>
      <ul className="mt-4 grid list-disc gap-1.5 ps-6">
        <li>the best scores, streaks and times in all games</li>
        <li>the levels, achievements and outfits in Arithmetic Hero</li>
        <li>the map of what you know</li>
        <li>your stars on the islands, your stamps, your hats and your boat</li>
        <li>everything on My island and in your harbour</li>
        <li>which videos you have ticked as watched</li>
      </ul>
      <p className="mt-4 text-text-soft">
        It does not change your account, your favourites, the minutes of play or your choices for sound, time and
        colours.
      </p>
      {/* The safe choice is first, because the focus starts there. */}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onKeep}>Keep everything</Button>
        <Button icon={<Download className="icon" />} onClick={save}>
          Save to a file first
        </Button>
        <Button variant="danger" icon={<Eraser className="icon" />} onClick={onClear}>
          Clear everything
        </Button>
      </div>
      <StatusNote className="not-empty:mt-4">{saved !== null && `Saved as ${saved.name}.${saved.ending}`}</StatusNote>
    </>
  );
}
