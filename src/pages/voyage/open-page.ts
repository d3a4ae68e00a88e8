/* What may change while the map stays open. */
import { getToday } from '../../device/today';
import type { Readable } from '../../ui/page-store';

/** Today, looked at again whenever the page is shown: an installed app can stay open for days. */
export const openToday: Readable<number> = {
  read: () => getToday(),
  subscribe: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

/** Whether children who share the device are still asked who is playing (index.html). Nobody is welcomed until then. */
export const openQuestion: Readable<boolean> = {
  read: () => document.documentElement.dataset['children'] === 'asked',
  subscribe: (listener) => {
    const observer = new MutationObserver(listener);
    observer.observe(document.documentElement, { attributeFilter: ['data-children'] });
    return () => observer.disconnect();
  },
};
