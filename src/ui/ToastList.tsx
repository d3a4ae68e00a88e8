import OctagonX from 'lucide-react/icons/octagon-x';
import X from 'lucide-react/icons/x';
import { Toast as Kit } from 'radix-ui';
import { type FocusEvent, useRef } from 'react';
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
  const close = (id: number) => {
    // Where a message had the focus it goes back to where it came from; or to the page, if that is gone, or lies under a pause.
    for (const target of [before.current, document.querySelector('main')])
      if (viewport.current?.contains(document.activeElement) && target instanceof HTMLElement)
        target.focus({ preventScroll: true });
    closeToast(id);
  };
  return (
    <Kit.Provider label="Message" swipeDirection="right">
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} layer={layerOf(toast, toasts)} onClose={close} onFocus={rememberFocus} />
      ))}
      <Kit.Viewport ref={viewport} className="toasts" label="Messages ({hotkey})" />
    </Kit.Provider>
  );
}

interface OneToastProps {
  readonly toast: ToastItem;
  readonly layer: ReturnType<typeof layerOf>;
  readonly onClose: (id: number) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

function OneToast({ toast, layer, onClose, onFocus }: OneToastProps) {
  const { id, title, text, tone, durationMs, isOpen } = toast;
  // A title that begins with a sign of its own has no other before it.
  const needsSign = tone === 'destructive' && !STARTS_WITH_SIGN.test(title);
  const picture = toast.picture ?? (needsSign && <OctagonX className="icon text-wrong" />);
  return (
    <Kit.Root
      type="background"
      className="toast"
      data-tone={tone}
      data-place={layer}
      open={isOpen}
      onOpenChange={(isStillOpen) => isStillOpen || onClose(id)}
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
