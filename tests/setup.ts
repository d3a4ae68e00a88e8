import { afterEach, vi } from 'vitest';

/** No slow machine is a fault: a test that waits for so long waits for something that will not come. */
const PATIENCE_MS = 15_000;

/** jsdom lays nothing out, so that nothing ever changes its size there. */
class NothingResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// Screens are tested in jsdom (`@vitest-environment jsdom` at the top of the file); what a test mounted goes with it.
if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
  vi.stubGlobal('ResizeObserver', NothingResizes);
  afterEach(cleanup);
}
