import { afterEach } from 'vitest';

// Screens are tested in jsdom (`@vitest-environment jsdom` at the top of the file); what a test mounted goes with it.
if ('document' in globalThis) {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
