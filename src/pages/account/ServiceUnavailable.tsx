import RotateCw from 'lucide-react/icons/rotate-cw';
import { type ReactNode, useState } from 'react';
import { retryNow } from '../../account/retry';
import { useIsSlow } from '../../account/useIsSlow';
import { Button } from '../../ui/Button';
import { tryAgain, trying } from './service-text';

interface NoAnswerProps {
  /** The message: what could not be loaded, and that it has not been lost. */
  readonly children: ReactNode;
  readonly onAgain: () => void;
  readonly className?: string;
}

/** Says that the account service does not answer. The button to try again stays in place during a retry. */
export function ServiceUnavailable({ children, onAgain, className = '' }: NoAnswerProps) {
  const [tries, setTries] = useState(0);
  const isGivenUp = useIsSlow(tries > 0, tries);
  const isTrying = tries > 0 && !isGivenUp;
  const again = (): void => {
    if (isTrying) return;
    setTries(tries + 1);
    onAgain();
    retryNow();
  };
  return (
    <div className={`grid justify-items-start gap-4 ${className}`}>
      <p role="status">{children}</p>
      <Button icon={<RotateCw className="icon" />} aria-disabled={isTrying} onClick={again}>
        {isTrying ? trying : tryAgain}
      </Button>
    </div>
  );
}
