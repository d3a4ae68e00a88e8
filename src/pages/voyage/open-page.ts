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
