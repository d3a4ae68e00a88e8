import { deleteChild, listKeysOf } from '../device/children';
import { STORED_PARTS } from './stored-parts';

/** The first child's keys are not marked as such, and the browser may have stored others for the same address. */
function isOfSite(key: string): boolean {
  if (key.startsWith('numeria.')) return true;
  return STORED_PARTS.some((part) =>
    [part.key, part.legacyKey].some((own) => own !== undefined && (key === own || key.startsWith(`${own}.damaged`))),
  );
}

/** Removes a child with everything that is stored for it. The returned function undoes that. */
export const removeChild = (id: string): (() => void) => deleteChild(id, listKeysOf(id).filter(isOfSite));
