import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { leaveToGame } from '../frame/useKeepFocus';

interface Props {
  readonly onStart: () => void;
  /** Shown on the button instead of the play symbol. */
  readonly face?: ReactNode;
  /** A hand that points at the button. */
  readonly hand?: ReactNode;
  readonly children: ReactNode;
}

export const StartButton = ({ onStart, face, hand, children }: Props) => (
  <button
    type="button"
    className="start-button"
    onClick={({ currentTarget }) => {
      // The button is about to disappear. Removing a focused element makes the browser lay out the page, so the focus
      // leaves it before anything changes.
      leaveToGame(currentTarget);
      onStart();
    }}
  >
    <span className="start-face">
      {face ?? <Play aria-hidden className="icon icon-solid" />}
      {hand}
    </span>
    <span className="start-name lettering">{children}</span>
  </button>
);
