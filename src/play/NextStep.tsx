import type { ReactNode } from 'react';
import { Button } from '../ui/Button';
import { NextIsland } from './NextIsland';

interface Props {
  readonly icon?: ReactNode;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** The one large thing to do after a round, and beside it the next island. */
export const NextStep = ({ icon, onPress, children }: Props) => (
  <div className="next-step">
    <Button variant="primary" size="big" className="next-step-button" icon={icon} onClick={onPress}>
      <span>{children}</span>
    </Button>
    <NextIsland />
  </div>
);
