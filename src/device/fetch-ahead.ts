import { isSparing } from './sparing';
import { whenIdle } from './when-idle';

/** Fetches what may soon be wanted, where the line allows it; what does not arrive is asked for again once it is wanted. */
export function fetchAhead(fetchPart: () => Promise<unknown>): void {
  if (!isSparing()) whenIdle(() => void fetchPart().catch(() => {}));
}
