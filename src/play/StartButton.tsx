import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';

interface Props {
  readonly onStart: () => void;
  /** What stands on its face, where that is not the sign to play. */
  readonly face?: ReactNode;
  /** Points to it. */
  readonly hand?: ReactNode;
  /** Its words. */
  readonly children: ReactNode;
}

/** The large button that begins to play. */
export const StartButton = ({ onStart, face, hand, children }: Props) => (
  <button
    type="button"
    className="start-button"
    onClick={({ currentTarget }) => {
      // It goes at once, and a page is laid out before what has the focus goes: here nothing has changed in it yet.
      currentTarget.blur();
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
