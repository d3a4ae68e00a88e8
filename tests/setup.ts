import { afterEach } from 'vitest';

/** No slow machine is a fault: a test that waits for so long waits for something that will not come. */
const PATIENCE_MS = 15_000;

// React would make a task of the debugger for each element: an eighth of all that screens cost, and nothing is debugged here.
Reflect.deleteProperty(console, 'createTask');

/** jsdom lays nothing out: what is observed is told of once, and at once where browsers wait for the frame, and never changes its size. */
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

/** jsdom has no media: nothing is preferred there. */
class NothingMatches extends EventTarget implements MediaQueryList {
  readonly matches = false;
  readonly media = '';
  readonly onchange = null;
  addListener(): void {}
  removeListener(): void {}
}

// Screens are tested in jsdom (`@vitest-environment jsdom` at the top of the file); what a test mounted goes with it.
if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
  // Not stubs, which a test that takes its own stubs back would take along.
  globalThis.ResizeObserver = NothingResizes;
  globalThis.matchMedia = () => new NothingMatches();
  Element.prototype.setPointerCapture = () => {};
  // Nothing else is ever to be done there.
  globalThis.requestIdleCallback = (run) => {
    run({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  };
  afterEach(cleanup);
}
