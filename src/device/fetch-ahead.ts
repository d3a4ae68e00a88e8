import { isSparing } from './sparing';
import { whenIdle } from './when-idle';

/**
 * Prefetches what may be needed soon, unless the connection is limited. A failure is ignored: the part is requested
 * again when it is needed.
 */
export function fetchAhead(fetchPart: () => Promise<unknown>): void {
  if (!isSparing()) whenIdle(() => void fetchPart().catch(() => {}));
}
