import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { allToasts, subscribeToasts } from './toast';

/** Where toasts appear; mounted once. What draws them is fetched with the first of them, which waits meanwhile. */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToasts, allToasts);
  const [List, setList] = useState<ComponentType | null>(null);
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    if (newest === undefined || List !== null) return;
    // Without a connection the message is lost, and the page goes on; the next message tries again.
    import('./ToastList').then(
      ({ ToastList }) => setList(() => ToastList),
      () => {},
    );
  }, [newest, List]);

  return List === null ? null : <List />;
}
