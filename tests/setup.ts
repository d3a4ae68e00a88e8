import { afterEach, vi } from 'vitest';

/** jsdom lays nothing out, so that nothing ever changes its size there. */
class NothingResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// Screens are tested in jsdom (`@vitest-environment jsdom` at the top of the file); what a test mounted goes with it.
if ('document' in globalThis) {
  const { cleanup } = await import('@testing-library/react');
  vi.stubGlobal('ResizeObserver', NothingResizes);
  afterEach(cleanup);
}
