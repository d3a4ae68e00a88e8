import { notLoaded } from './text';
import { showToast } from './toast';

export const toastLoadError = (): void => showToast({ ...notLoaded, tone: 'destructive' });
