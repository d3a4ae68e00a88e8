import { showToast } from '../../ui/toast';
import { nothingSaved, nothingSavedText } from './storage-error-text';

const LONG_MS = 10_000;

export const showStorageError = (): void =>
  showToast({ title: nothingSaved, text: nothingSavedText, durationMs: LONG_MS });
