import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { ResultActionButton, ResultActions } from './ResultActions';

interface Props {
  /** Icon; a play symbol by default. */
  readonly icon?: ReactNode;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const ANOTHER_ROUND = <Play aria-hidden className="icon icon-solid" />;

/** Buttons after a result without mistakes to practise: another round, and the next island. */
export const NextStep = ({ icon = ANOTHER_ROUND, onPress, children }: Props) => (
  <ResultActions>
    <ResultActionButton icon={icon} onPress={onPress}>
      {children}
    </ResultActionButton>
  </ResultActions>
);
