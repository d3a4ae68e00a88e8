import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from '../device/page-store';
import { ToastText } from './ToastText';
import { closeToast, layerOf, shownToasts, type ToastItem, toastStore, toastsWanted } from './toast';

/**
 * Where toasts appear; mounted once. What draws them is fetched when one is expected, at the latest with the first of
 * them, which waits meanwhile. They stand beside the page's `<main>`, so that its style sheet can say where.
 */
export function ToastHost() {
  const isWanted = useStore(toastsWanted, false);
  const [List, setList] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!isWanted || List !== null) return;
    // Browsers remember what could not be fetched, so that a second try would be in vain.
    import('./ToastList').then(
      ({ ToastList }) => setList(() => ToastList),
      () => setList(() => PlainList),
    );
  }, [isWanted, List]);

  return <div className="messages">{List !== null && <List />}</div>;
}

/** The toasts without anything that has to be fetched: without a connection there is most need of them. */
function PlainList() {
  const toasts = shownToasts(useStore(toastStore));
  return (
    <div role="status" className="toasts">
      {toasts.map((toast) => (
        <PlainToast key={toast.id} toast={toast} layer={layerOf(toast, toasts)} />
      ))}
    </div>
  );
}

interface PlainProps {
  readonly toast: ToastItem;
  readonly layer: ReturnType<typeof layerOf>;
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
