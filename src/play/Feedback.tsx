import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button';
import { useHalf } from './duel/half';
import { ignoreHeldKey } from './held-key';
import { useFocusOnMount } from './useFocusOnMount';

interface Props {
  readonly verdict: 'right' | 'wrong';
  /** What became of the answer, and one line of why. */
  readonly children: ReactNode;
  /** The way on, where the game waits for the player. */
  readonly onNext?: (() => void) | undefined;
}

/** What became of an answer: a tick in a circle or a cross in an octagon, the words, and the way on where one is needed. */
export function Feedback({ verdict, children, onNext }: Props) {
  const Sign = verdict === 'right' ? Check : X;
  return (
    <div className="feedback" data-verdict={verdict}>
      <span aria-hidden className="feedback-sign">
        <Sign className="icon" />
      </span>
      <div className="feedback-words">{children}</div>
      {onNext && <NextButton onNext={onNext} />}
    </div>
  );
}

interface NextProps {
  readonly onNext: () => void;
  readonly label?: string;
}

/** The one way on from an answer that waits for the player. It takes the focus when it comes. Of two players none waits. */
export function NextButton(props: NextProps) {
  return useHalf() === null && <WayOn {...props} />;
}

function WayOn({ onNext, label = 'Next' }: NextProps) {
  const next = useFocusOnMount<HTMLButtonElement>();
  const goOn = () => {
    // A button that is taken away with the focus in it has the page laid out at once, and then again for the frame.
    next.current?.blur();
    onNext();
  };
  return (
    <Button ref={next} variant="accent" size="big" onKeyDown={ignoreHeldKey} onClick={goOn}>
      {label}
    </Button>
  );
}
