import { showToast } from './toast';

/** Says that what was asked for did not arrive, where it may be asked for again. */
export const toastNotFetched = (): void =>
  showToast({ title: 'This did not load', text: 'Check your connection, then try again.', tone: 'destructive' });
