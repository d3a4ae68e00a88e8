import { type Child, childrenStore, getOwnId } from '../../device/children';
import { useStore } from '../../ui/page-store';

/** The children in prerendered pages, where nothing is known about the device. */
const NOBODY: readonly Child[] = [];

/** The children on this device, as they change. */
export const useChildren = (): readonly Child[] => useStore(childrenStore, NOBODY);

/** The child who is playing, if children share this device; null otherwise. */
export function useSharingChild(): Child | null {
  const children = useChildren();
  return children.length < 2 ? null : (children.find(({ id }) => id === getOwnId()) ?? null);
}
