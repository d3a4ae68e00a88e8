import OctagonX from 'lucide-react/icons/octagon-x';
import X from 'lucide-react/icons/x';
import { Toast as Kit } from 'radix-ui';
import {
  type CSSProperties,
  type FocusEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { TextWithEmoji } from './Emoji';
import { focusPage } from './focus-page';
import { useStore } from './page-store';
import { ToastText } from './ToastText';
import { close as closeLabel, toastLabel, toastsLabel } from './text';
import { closeToast, type ToastItem, toastLayer, toastStore, visibleToasts } from './toast';

type Style = CSSProperties & Readonly<Record<`--${string}`, number>>;

/** Radix leaves text with this attribute out of its live region. */
const UNANNOUNCED = { 'data-radix-toast-announce-exclude': '' } as const;

const STARTS_WITH_SIGN = /^\p{Extended_Pictographic}/u;

/** The visible toasts, which are announced politely. Each can be swiped away or closed. */
export function ToastList() {
  // Deferred, because rendering toasts together with the answer would delay the answer's frame.
  const toasts = visibleToasts(useDeferredValue(useStore(toastStore)));
  const before = useRef<Element | null>(null);
  const rememberFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  // Returns the focus to where it was, or to the page if that element is gone or hidden by a pause.
  const giveFocusBack = useCallback(() => {
    const lost = document.activeElement;
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    if (document.activeElement === lost) focusPage();
  }, []);
  return (
    <div className="contents" onFocus={rememberFocus}>
      <Kit.Provider label={toastLabel} swipeDirection="right">
        {toasts.map((toast) => (
          <OneToast key={toast.id} toast={toast} layer={toastLayer(toast, toasts)} onFocusLost={giveFocusBack} />
        ))}
        <Kit.Viewport className="toasts" label={toastsLabel} />
      </Kit.Provider>
    </div>
  );
}

/** The number of visible characters, which sets the width. */
function lettersOf(title: string, text: ToastItem['text']): Style {
  const pieces = typeof text === 'string' ? [text] : (text ?? []).filter((piece) => typeof piece === 'string');
  return { '--letters': [title, ...pieces].join(' ').length };
}

interface OneToastProps {
  readonly toast: ToastItem;
  readonly layer: ReturnType<typeof toastLayer>;
  /** Called before a focused message is removed. */
  readonly onFocusLost: () => void;
}

/**
 * Closes a message by the clock of its round. Like Radix's own timer, it waits while the message is hovered or focused.
 */
function useTimeOfRound({ clock, durationMs, isOpen }: ToastItem, close: () => void) {
  const [state, setState] = useState<'running' | 'held'>('running');
  const end = useEffectEvent(close);
  useEffect(() => {
    if (clock === undefined || state === 'held' || !isOpen) return undefined;
    const timer = clock.setTimeout(() => end(), durationMs);
    return () => clock.clearTimeout(timer);
  }, [clock, durationMs, isOpen, state]);
  return {
    duration: clock === undefined ? durationMs : Number.POSITIVE_INFINITY,
    onPause: () => setState('held'),
    onResume: () => setState('running'),
  };
}

function OneToast({ toast, layer, onFocusLost }: OneToastProps) {
  const { id, title, text, tone, isOpen, isSilent = false } = toast;
  const item = useRef<HTMLLIElement>(null);
  // When the subject of the message is over, it is removed without an animation.
  useLayoutEffect(
    () => () => {
      if (item.current?.contains(document.activeElement)) onFocusLost();
    },
    [onFocusLost],
  );
  const close = () => {
    // Radix moves the focus from a closing message to the list.
    if (document.activeElement === item.current?.parentElement) onFocusLost();
    closeToast(id);
  };
  const time = useTimeOfRound(toast, close);
  // A title that begins with a symbol of its own gets no icon.
  const needsSign = tone === 'destructive' && !STARTS_WITH_SIGN.test(title);
  const picture = toast.picture ?? (needsSign && <OctagonX className="icon text-wrong" />);
  return (
    <Kit.Root
      ref={item}
      type="background"
      className="toast"
      data-tone={tone}
      data-place={layer}
      open={isOpen}
      onOpenChange={(isStillOpen) => isStillOpen || close()}
      {...time}
    >
      {picture}
      <div className="toast-words" style={lettersOf(title, text)} {...(isSilent && UNANNOUNCED)}>
        <Kit.Title className="lettering toast-title">
          <TextWithEmoji text={title} />
        </Kit.Title>
        {text !== undefined && (
          <Kit.Description className="toast-text">
            <ToastText text={text} />
          </Kit.Description>
        )}
      </div>
      <Kit.Close className="toast-close" aria-label={closeLabel}>
        <X className="icon" />
      </Kit.Close>
    </Kit.Root>
  );
}
