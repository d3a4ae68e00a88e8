import Undo2 from 'lucide-react/icons/undo-2';
import { Button } from '../../ui/Button';
import { changeKeepingFocus } from './focus-title';

interface Props {
  /** Whether a press takes a boat away, and what changes that; null where there is none. */
  readonly taking: { readonly isOn: boolean; readonly toggle: () => void } | null;
  /** What is said of the boat that went last; empty where none did. */
  readonly away: string;
  readonly onUndo: () => void;
}

/** Where a boat that does not belong to the class can be taken away, and brought back. */
export const TakeAway = ({ taking, away, onUndo }: Props) => (
  <>
    {taking && <Button onClick={taking.toggle}>{taking.isOn ? 'Done' : 'Take a boat away'}</Button>}
    {taking?.isOn && <p className="font-bold">Press the boat that should go.</p>}
    {away !== '' && (
      <>
        <p className="font-bold">{away}</p>
        <Button icon={<Undo2 aria-hidden className="icon" />} onClick={() => changeKeepingFocus(onUndo)}>
          Undo
        </Button>
      </>
    )}
  </>
);
