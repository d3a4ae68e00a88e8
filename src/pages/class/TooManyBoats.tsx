import { ROLL, type Roll } from '../../../machines/core/class-roll';
import { Button } from '../../ui/Button';
import { text } from './text';
import { updateAndRestoreFocus } from './update-and-restore-focus';

interface Props {
  readonly roll: Roll;
  readonly onLet: () => void;
  readonly onLeaveOut: () => void;
}

const { tooMany } = text;

/** Asks before letting in more boats than a class has children, because codes can be made up by the hundred. */
export const TooManyBoats = ({ roll, onLet, onLeaveOut }: Props) => (
  <section aria-label={tooMany.title} className="class-panel">
    <p className="font-bold">{tooMany.waiting(roll.aboard.length, roll.waiting.length)}</p>
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => updateAndRestoreFocus(onLeaveOut)}>{tooMany.leaveOut}</Button>
      <Button onClick={() => updateAndRestoreFocus(onLet)}>
        {tooMany.let(Math.min(ROLL.step, roll.waiting.length))}
      </Button>
    </div>
  </section>
);
