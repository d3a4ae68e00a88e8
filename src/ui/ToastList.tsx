import OctagonX from 'lucide-react/icons/octagon-x';
import X from 'lucide-react/icons/x';
import { Toast as Kit } from 'radix-ui';
import { type FocusEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { useStore } from '../device/page-store';
import { TextWithEmoji } from './Emoji';
import { ToastText } from './ToastText';
import { closeToast, layerOf, shownToasts, type ToastItem, toastStore } from './toast';

const STARTS_WITH_SIGN = /^\p{Extended_Pictographic}/u;

/** The toasts now seen, announced politely; each can be swiped away or closed. */
export function ToastList() {
  const toasts = shownToasts(useStore(toastStore));
  const viewport = useRef<HTMLOListElement>(null);
  const before = useRef<Element | null>(null);
  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !viewport.current?.contains(relatedTarget)) before.current = relatedTarget;
  };
  // Where the message that goes had the focus, which the kit may have given to their list, it goes back to where it came from;
  // or to the page, if that is gone, or lies under a pause.
  const giveFocusBack = useCallback((toast: Element | null) => {
    const isLosing = () => document.activeElement === viewport.current || toast?.contains(document.activeElement);
    for (const target of [before.current, document.querySelector('main')])
      if (isLosing() && target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, []);
  return (
    <Kit.Provider label="Message" swipeDirection="right">
      {toasts.map((toast) => (
        <OneToast
          key={toast.id}
          toast={toast}
          layer={layerOf(toast, toasts)}
          onLeave={giveFocusBack}
          onFocus={rememberFocus}
        />
      ))}
      <Kit.Viewport ref={viewport} className="toasts" label="Messages ({hotkey})" />
    </Kit.Provider>
  );
}

interface OneToastProps {
  readonly toast: ToastItem;
  readonly layer: ReturnType<typeof layerOf>;
  /** Hears of the element before it goes: by itself, or because what it tells of is over. */
  readonly onLeave: (toast: Element | null) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

function OneToast({ toast, layer, onLeave, onFocus }: OneToastProps) {
  const { id, title, text, tone, durationMs, isOpen } = toast;
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => () => onLeave(item.current), [onLeave]);
  const close = () => {
    onLeave(item.current);
    closeToast(id);
  };
  // A title that begins with a sign of its own has no other before it.
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
      duration={durationMs}
      onFocus={onFocus}
    >
      {picture}
      <div className="toast-words">
        <Kit.Title className="lettering toast-title">
          <TextWithEmoji text={title} />
        </Kit.Title>
        {text !== undefined && (
          <Kit.Description className="toast-text">
            <ToastText text={text} />
          </Kit.Description>
        )}
      </div>
      <Kit.Close className="toast-close" aria-label="Close">
        <X className="icon" />
      </Kit.Close>
    </Kit.Root>
  );
}
