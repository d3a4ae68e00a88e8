import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from './page-store';
import { ToastText } from './ToastText';
import { closeToast, type ToastItem, toastLayer, toastStore, toastsNeededStore, visibleToasts } from './toast';

/**
 * Renders the toasts; mount it once. The list is loaded when a toast is expected, or with the first toast, which waits
 * for it. It is a sibling of the page's `<main>`, so that a style sheet can position it per page.
 */
export function ToastHost() {
  const isWanted = useStore(toastsNeededStore, false);
  const [List, setList] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!isWanted || List !== null) return;
    // Browsers cache a failed import, so a second try would fail too.
    import('./ToastList').then(
      ({ ToastList }) => setList(() => ToastList),
      () => setList(() => PlainList),
    );
  }, [isWanted, List]);

  return <div className="messages">{List !== null && <List />}</div>;
}

/** A fallback that does not have to be loaded, because toasts matter most when there is no connection. */
function PlainList() {
  const toasts = visibleToasts(useStore(toastStore));
  return (
    <div role="status" className="toasts">
      {toasts.map((toast) => (
        <PlainToast key={toast.id} toast={toast} layer={toastLayer(toast, toasts)} />
      ))}
    </div>
  );
}

interface PlainProps {
  readonly toast: ToastItem;
  readonly layer: ReturnType<typeof toastLayer>;
}

function PlainToast({ toast: { id, title, text, tone, durationMs, clock = window, isOpen }, layer }: PlainProps) {
  useEffect(() => {
    const leave = clock.setTimeout(() => closeToast(id), durationMs);
    return () => clock.clearTimeout(leave);
  }, [id, durationMs, clock]);
  return (
    <div className="toast" data-tone={tone} data-place={layer} data-state={isOpen ? 'open' : 'closed'}>
      <div className="toast-words">
        <p className="lettering toast-title">{title}</p>
        {text !== undefined && (
          <p className="toast-text">
            <ToastText text={text} />
          </p>
        )}
      </div>
    </div>
  );
}
