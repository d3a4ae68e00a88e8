import { OctagonX, X } from 'lucide-react';
import { Toast as Kit } from 'radix-ui';
import { type FocusEvent, useRef, useSyncExternalStore } from 'react';
import { TextWithEmoji } from './Emoji';
import { allToasts, closeToast, shownToasts, subscribeToasts, type ToastItem } from './toast';

/** The toasts now seen, announced politely; each can be swiped away or closed. */
export function ToastList() {
  const toasts = shownToasts(useSyncExternalStore(subscribeToasts, allToasts));
  const viewport = useRef<HTMLOListElement>(null);
  const before = useRef<Element | null>(null);
  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !viewport.current?.contains(relatedTarget)) before.current = relatedTarget;
  };
  const close = (id: number) => {
    // Where a message had the focus it goes back to where it came from.
    if (viewport.current?.contains(document.activeElement) && before.current instanceof HTMLElement)
      before.current.focus({ preventScroll: true });
    closeToast(id);
  };
  return (
    <Kit.Provider label="Message" swipeDirection="right">
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} onClose={close} onFocus={rememberFocus} />
      ))}
      <Kit.Viewport ref={viewport} className="toasts" label="Messages ({hotkey})" />
    </Kit.Provider>
  );
}

interface OneToastProps {
  readonly toast: ToastItem;
  readonly onClose: (id: number) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

function OneToast({ toast, onClose, onFocus }: OneToastProps) {
  const { id, title, text, tone, durationMs, isOpen } = toast;
  const picture = toast.picture ?? (tone === 'destructive' && <OctagonX className="icon text-wrong" />);
  return (
    <Kit.Root
      type="background"
      className="toast"
      data-tone={tone}
      open={isOpen}
      onOpenChange={(isStillOpen) => isStillOpen || onClose(id)}
      duration={durationMs}
      onFocus={onFocus}
    >
      {picture}
      <div className="min-w-0 flex-1 py-1">
        <Kit.Title className="lettering text-[1.125rem]">
          <TextWithEmoji text={title} />
        </Kit.Title>
        {text !== undefined && (
          <Kit.Description className="text-[1.0625rem] leading-snug text-text-soft">{text}</Kit.Description>
        )}
      </div>
      <Kit.Close className="grid size-12 flex-none place-items-center rounded-full" aria-label="Close">
        <X className="icon" />
      </Kit.Close>
    </Kit.Root>
  );
}
