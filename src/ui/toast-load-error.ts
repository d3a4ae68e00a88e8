import { showToast } from './toast';

export const toastLoadError = (): void =>
  showToast({ title: 'This did not load', text: 'Check your connection, then try again.', tone: 'destructive' });
