import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { AnyActorRef } from 'xstate';
import { Button } from '../ui/Button';
import { useHalf } from './duel/half';
import { ignoreHeldKey } from './held-key';
import { type Answerable, isWaiting } from './round';
import { useFocusOnMount } from './useFocusOnMount';
import { useShortcut } from './useShortcut';

/** The key that holds a mistake. No answer has it while one is told. */
const WAIT_KEY = 'w';

const TEXT = { wait: 'Wait, show me', goOn: 'Go on', next: 'Next' } as const;

interface NextProps {
  readonly onNext: () => void;
  readonly label?: string;
}

/** The one way on from an answer that waits for the player. It takes the focus when it comes. Of two players none waits. */
export function NextButton(props: NextProps) {
  return useHalf() === null && <FocusedButton {...props} />;
}

function FocusedButton({ onNext, label = TEXT.next }: NextProps) {
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

/** Stops a game that would go on by itself, so that there is time to read: by a press, or by a key wherever the focus is. */
export function WaitButton({ onWait }: { readonly onWait: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // In a pause the whole game is inert, and so is its key.
  useShortcut(WAIT_KEY, true, () => button.current?.closest('[inert]') === null && onWait());
  return (
    <Button ref={button} className="wait-button" aria-keyshortcuts={WAIT_KEY} onClick={onWait}>
      {TEXT.wait}
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
  getSnapshot(): Answerable & { can(event: { readonly type: 'WAIT' }): boolean };
  send(event: { readonly type: 'NEXT' | 'WAIT' }): void;
}

interface WayProps {
  readonly actor: MistakeActor;
}

/** The way to more time for a mistake, while the game is about to go on by itself. */
export function WayToWait({ actor }: WayProps) {
  const canWait = useSelector(actor, (snapshot) => snapshot.can({ type: 'WAIT' }));
  return canWait && <WaitButton onWait={() => actor.send({ type: 'WAIT' })} />;
}

/** The way on from a mistake that waits for the player. */
export function WayToNext({ actor }: WayProps) {
  const waits = useSelector(actor, isWaiting);
  const isHeld = useSelector(actor, (snapshot) => snapshot.hasTag('held'));
  return waits && <NextButton label={isHeld ? TEXT.goOn : TEXT.next} onNext={() => actor.send({ type: 'NEXT' })} />;
}

/** Both in one place: "Wait, show me", and then "Go on"; or "Next", where the game waits after each mistake. */
export const WayOn = (props: WayProps) => (
  <>
    <WayToWait {...props} />
    <WayToNext {...props} />
  </>
);
