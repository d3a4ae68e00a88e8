import { prefersReducedData } from './data-saver';
import { whenIdle } from './when-idle';

/**
 * Prefetches something that may be needed soon, unless the connection is limited. Failures are ignored: the part is
 * requested again when it is needed.
 */
export function fetchAhead(fetchPart: () => Promise<unknown>): void {
  if (!prefersReducedData()) whenIdle(() => void fetchPart().catch(() => {}));
}
