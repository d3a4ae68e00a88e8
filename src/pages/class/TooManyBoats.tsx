import type { Roll } from '../../../machines/core/class-roll';
import { Button } from '../../ui/Button';
import { admitMoreText, waitingText } from './text';
import { updateAndRestoreFocus } from './update-and-restore-focus';

interface Props {
  readonly roll: Roll;
  readonly onLet: () => void;
  readonly onLeaveOut: () => void;
}

/** Asks before letting in more boats than a class has children, because codes can be made up by the hundred. */
export const TooManyBoats = ({ roll, onLet, onLeaveOut }: Props) => (
  <section aria-label="More boats than usual for a class" className="class-panel">
    <p className="font-bold">{waitingText(roll)}</p>
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => updateAndRestoreFocus(onLeaveOut)}>Leave them out</Button>
      <Button onClick={() => updateAndRestoreFocus(onLet)}>{admitMoreText(roll)}</Button>
    </div>
  </section>
);
