import { afterEach } from 'vitest';

/** Long enough for a slow machine. A test that waits longer is waiting for something that never happens. */
const PATIENCE_MS = 15_000;

// React would create a debugger task for each element, which takes an eighth of the time of the screen tests.
Reflect.deleteProperty(console, 'createTask');

/** jsdom has no layout: observers are notified once, immediately instead of in the next frame, and no size changes. */
class NothingResizes implements ResizeObserver {
  private readonly notify: () => void;
  constructor(notify: ResizeObserverCallback) {
    this.notify = () => notify([], this);
  }
  observe(): void {
    this.notify();
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** jsdom does not support media queries, so none of them match. */
class NothingMatches extends EventTarget implements MediaQueryList {
  readonly matches = false;
  readonly media = '';
  readonly onchange = null;
  addListener(): void {}
  removeListener(): void {}
}

// Screens are tested in jsdom (`@vitest-environment jsdom` at the top of the file) and unmounted after each test.
if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
  // Not stubbed with Vitest, because a test that removes its own stubs would remove these too.
  globalThis.ResizeObserver = NothingResizes;
  globalThis.matchMedia = () => new NothingMatches();
  Element.prototype.setPointerCapture = () => {};
  // There is never any other work to wait for.
  globalThis.requestIdleCallback = (run) => {
    run({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  };
  afterEach(cleanup);
}
