import Undo2 from 'lucide-react/icons/undo-2';
import { Button } from '../../ui/Button';
import { text } from './text';
import { updateAndRestoreFocus } from './update-and-restore-focus';

interface Props {
  /** Whether pressing a boat removes it, and a function to switch that; null if there are no boats. */
  readonly taking: { readonly isOn: boolean; readonly toggle: () => void } | null;
  /** The message about the last removed boat; empty if there is none. */
  readonly away: string;
  readonly onUndo: () => void;
}

/** Removes a boat that does not belong to the class. The last removal can be undone. */
export const RemoveBoat = ({ taking, away, onUndo }: Props) => (
  <>
    {taking && <Button onClick={taking.toggle}>{taking.isOn ? text.boats.done : text.boats.begin}</Button>}
    {taking?.isOn && <p className="font-bold">{text.boats.press}</p>}
    {away !== '' && (
      <>
        <p className="font-bold">{away}</p>
        <Button icon={<Undo2 aria-hidden className="icon" />} onClick={() => updateAndRestoreFocus(onUndo)}>
          {text.undo}
        </Button>
      </>
    )}
  </>
);
