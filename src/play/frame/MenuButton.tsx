import House from 'lucide-react/icons/house';
import type { GameClock } from '../../../machines/core/clock';
import { leaveRound } from '../round/leave-round';
import { backToMenu, leaveRoundLabel, leaveText, leaveTitle } from './text';

interface Props {
  readonly clock: GameClock;
  readonly isPlayed: () => boolean;
  readonly onPress: () => void;
}

/** Header button that returns from a round to the menu. */
export function MenuButton({ clock, isPlayed, onPress }: Props) {
  const leave = () =>
    leaveRound(clock, isPlayed(), {
      title: leaveTitle,
      text: leaveText,
      confirmLabel: leaveRoundLabel,
      onConfirm: onPress,
    });
  return (
    <button type="button" className="frame-button frame-menu" onClick={leave}>
      <House aria-hidden className="icon" />
      <span>{backToMenu}</span>
    </button>
  );
}
