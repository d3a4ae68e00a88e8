import type { Roll } from '../../../machines/core/class-roll';
import { Button } from '../../ui/Button';
import { changeKeepingFocus } from './focus-title';
import { letAboardText, waitingText } from './text';

interface Props {
  readonly roll: Roll;
  readonly onLet: () => void;
  readonly onLeaveOut: () => void;
}

/** Asks before letting in more boats than a class has children, because codes can be made up by the hundred. */
export const SoMany = ({ roll, onLet, onLeaveOut }: Props) => (
  <section aria-label="More boats than usual for a class" className="class-panel">
    <p className="font-bold">{waitingText(roll)}</p>
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => changeKeepingFocus(onLeaveOut)}>Leave them out</Button>
      <Button onClick={() => changeKeepingFocus(onLet)}>{letAboardText(roll)}</Button>
    </div>
  </section>
);
