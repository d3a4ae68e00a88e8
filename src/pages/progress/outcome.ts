import { text } from './file-text';

/** Where a change is stored: on the device, or only in the open page if the device is full or blocks saving. */
export type StorageLocation = 'device' | 'page';

/** Shown after an undo. The parts with these titles have changed since then and were left alone. */
export const undoneText = (changedSince: readonly string[]): string =>
  changedSince.length === 0 ? text.undone : text.undoneExcept(changedSince);
