import { prefersReducedData } from './data-saver';
import { runWhenIdle } from './when-idle';

/**
 * Prefetches something that may be needed soon, unless the connection is limited. Failures are ignored: the part is
 * requested again when it is needed.
 */
export function prefetch(fetchPart: () => Promise<unknown>): void {
  if (!prefersReducedData()) runWhenIdle(() => void fetchPart().catch(() => {}));
}
