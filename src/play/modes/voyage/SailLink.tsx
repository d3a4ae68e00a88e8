import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { usePrefersReducedMotion } from '../../../device/reduced-motion';
import { Sailing } from './Sailing';
import type { NextStop } from './voyage-link';

interface Props {
  /** Where the link leads; null for home. */
  readonly stop: NextStop | null;
  readonly className: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const addressOf = (stop: NextStop | null): string => stop?.address ?? '/';

/** A link on which the boat sails to an island of the voyage, or home. With reduced motion the page opens at once. */
export function SailLink({ stop, className, onPress, children }: Props) {
  const navigate = useNavigate();
  const reducedMotion = usePrefersReducedMotion();
  const [goal, setGoal] = useState<{ readonly stop: NextStop | null } | null>(null);
  const sail = (event: MouseEvent) => {
    onPress();
    if (reducedMotion || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // Where it leads may change on the way, because pressing it begins the voyage.
    setGoal({ stop });
  };
  return (
    <>
      <Link to={addressOf(stop)} className={className} onClick={sail}>
        {children}
      </Link>
      {goal !== null && <Sailing to={goal.stop?.game ?? null} onLanded={() => navigate(addressOf(goal.stop))} />}
    </>
  );
}
