import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { GameClock } from '../../../machines/core/clock';
import type { Tally } from '../../../machines/core/stars';
import { leaveRound } from '../round/leave-round';
import { restart, restartText, restartTitle } from './text';

interface Props {
  readonly label: string;
  readonly running: {
    readonly actor: { getSnapshot(): { readonly context: { readonly tally: Tally } } };
    readonly clock: GameClock;
    readonly reset: () => void;
  };
}

/** Header button that starts over with a score of 0, for games without a menu. */
export function ResetButton({ label, running: { actor, clock, reset } }: Props) {
  const leave = () =>
    leaveRound(clock, actor.getSnapshot().context.tally.answers > 0, {
      title: restartTitle,
      text: restartText,
      confirmLabel: restart,
      onConfirm: reset,
    });
  return (
    <button type="button" className="frame-button frame-menu" onClick={leave}>
      <RotateCcw aria-hidden className="icon" />
      <span>{label}</span>
    </button>
  );
}
