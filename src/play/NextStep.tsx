import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button';
import { NextIsland } from './NextIsland';

interface Props {
  /** Its picture; the sign of another round, if nothing is said. */
  readonly icon?: ReactNode;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const ANOTHER_ROUND = <Play aria-hidden className="icon icon-solid" />;

/** The one large thing to do after a round, and beside it the next island. */
export const NextStep = ({ icon = ANOTHER_ROUND, onPress, children }: Props) => (
  <div className="next-step">
    <Button variant="primary" size="big" className="next-step-button" icon={icon} onClick={onPress}>
      <span>{children}</span>
    </Button>
    <NextIsland />
  </div>
);
