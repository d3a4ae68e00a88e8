import Download from 'lucide-react/icons/download';
import Eraser from 'lucide-react/icons/eraser';
import { GAMES } from '../../catalogue';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useSharingChild } from '../children/useSharingChild';
import { StatusNote } from './ActionCard';
import { text } from './file-text';
import { useSaveFile } from './useSaveFile';

const { startOver } = text;

const GAME_WITH_LEVELS = GAMES.find(({ id }) => id === 'arithmetic-hero');

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
      title={startOver.question}
      description={sharing === null ? startOver.forEveryone : startOver.forChild(sharing.look)}
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
        {startOver.whatIsCleared(GAME_WITH_LEVELS?.title ?? '').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-4 text-text-soft">{startOver.notCleared}</p>
      {/* The safe choice is first, because the focus starts there. */}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onKeep}>{startOver.keep}</Button>
        <Button icon={<Download className="icon" />} onClick={save}>
          {startOver.saveFirst}
        </Button>
        <Button variant="danger" icon={<Eraser className="icon" />} onClick={onClear}>
          {startOver.clear}
        </Button>
      </div>
      <StatusNote className="not-empty:mt-4">{saved !== null && startOver.saved(saved.name) + saved.ending}</StatusNote>
    </>
  );
}
