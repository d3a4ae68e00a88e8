import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { AnyActorRef } from 'xstate';
import { Button } from '../../ui/Button';
import { ignoreHeldKey } from '../answers/held-key';
import { leaveToGame } from '../frame/useKeepFocus';
import { useFocusOnMount } from '../internal/useFocusOnMount';
import { useShortcut } from '../internal/useShortcut';
import { usePlayMode } from '../round/play-mode';
import { type AnswerableSnapshot, isExample, isWaiting } from '../round/round';
import { goOn, myTurn, next as nextText, waitForMe } from './text';

/** Pauses on a mistake. No answer uses this key while feedback is shown. */
const WAIT_KEY = 'w';

/** Continues after an example. */
export const MY_TURN = myTurn;

interface NextProps {
  readonly onNext: () => void;
  readonly label?: string;
}

/**
 * The button to continue after an answer. It takes the focus. There is none if the pace of the mode decides when the
 * game continues.
 */
export function NextButton(props: NextProps) {
  return usePlayMode().pace === null && <FocusedButton {...props} />;
}

function FocusedButton({ onNext, label = nextText }: NextProps) {
  const next = useFocusOnMount<HTMLButtonElement>();
  const goOn = () => {
    // Removing a focused button makes the browser lay out the page twice.
    leaveToGame(next.current);
    onNext();
  };
  return (
    <Button
      ref={next}
      variant="accent"
      size="big"
      className="max-w-full whitespace-nowrap phone:px-5 phone:whitespace-normal zoomed:whitespace-normal"
      data-continue
      onKeyDown={ignoreHeldKey}
      onClick={goOn}
    >
      {label}
    </Button>
  );
}

/**
 * Stops a game that would continue by itself, so that there is time to read. Its shortcut key works wherever the focus
 * is.
 */
export function WaitButton({ onWait }: { readonly onWait: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // During a pause the whole game is inert, including this key.
  useShortcut(WAIT_KEY, true, () => button.current?.closest('[inert]') === null && onWait());
  return (
    <Button
      ref={button}
      className="flex-none text-[max(1.125rem,0.8*var(--board-read))] whitespace-nowrap zoomed:whitespace-normal"
      aria-keyshortcuts={WAIT_KEY}
      data-wait
      onClick={onWait}
    >
      {waitForMe}
      <kbd
        aria-hidden
        className="rounded-md border-2 border-current px-1.5 font-text text-[0.8em]/[1.3] font-bold touch:hidden zoomed:hidden"
      >
        {WAIT_KEY.toUpperCase()}
      </kbd>
    </Button>
  );
}

interface MistakeActor extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): AnswerableSnapshot & { can(event: { readonly type: 'WAIT' }): boolean };
  send(event: { readonly type: 'NEXT' | 'WAIT' }): void;
}

interface WayProps {
  readonly actor: MistakeActor;
}

/** Offers more time to look at a mistake before the game continues by itself. */
export function WaitAction({ actor }: WayProps) {
  const canWait = useSelector(actor, (snapshot) => snapshot.can({ type: 'WAIT' }));
  return canWait && <WaitButton onWait={() => actor.send({ type: 'WAIT' })} />;
}

/** Continues after a mistake that waits for the player. */
export function NextAction({ actor }: WayProps) {
  const waits = useSelector(actor, isWaiting);
  const isHeld = useSelector(actor, (snapshot) => snapshot.hasTag('held'));
  const label = useSelector(actor, isExample) ? MY_TURN : isHeld ? goOn : nextText;
  return waits && <NextButton label={label} onNext={() => actor.send({ type: 'NEXT' })} />;
}

/** First "Wait, show me" and then "Go on", or just "Next" if the game waits after each mistake. */
export const FeedbackActions = (props: WayProps) => (
  <>
    <WaitAction {...props} />
    <NextAction {...props} />
  </>
);
