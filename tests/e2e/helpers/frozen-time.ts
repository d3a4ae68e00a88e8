/**
 * Controls a page whose time is frozen, as `stillTime`. Times are milliseconds of the page's time.
 */
export interface StillTime {
  /** Lets time pass, frame by frame, and renders everything before and after. */
  pass(ms: number): Promise<void>;
  /** Lets time pass until a condition is true. Throws an Error if that takes too long. */
  passUntil(isSo: () => boolean, stepMs: number, maxMs: number): Promise<void>;
  /**
   * Waits in real time for something such as a file or an image, advancing the page by `stepMs` now
   * and then.
   */
  waitUntil(isSo: () => boolean, stepMs: number): Promise<void>;
  /** Makes `setTimeout` use real time, for a tool that has to wait, or the page's time again. */
  useTimersOf(time: 'machine' | 'page'): void;
}

declare global {
  // A global variable has to be declared with var.
  var stillTime: StillTime;
}

/**
 * Freezes a page's time: dates, timers and frames advance only through `stillTime`, and endless
 * animations stop. Frames are 50 ms apart, which games must tolerate. Conditions are awaited in the
 * page, in one call, because asking from outside after each step costs ten times as much as the
 * step. Runs in the page before any of its scripts. It is sent to the browser as source text, so it
 * must not use anything from outside itself.
 */
export function stopTime(startMs: number): void {
  const FRAME_MS = 50;
  const POLL_MS = 5;
  const SETTLING_TURNS = 2;
  const STEPS_AT_ONCE = 20;
  const RealDate = Date;
  const realTimeout = setTimeout.bind(globalThis);
  const realFrame = requestAnimationFrame.bind(globalThis);
  let nowMs = 0;

  interface Timer {
    readonly run: () => void;
    readonly everyMs: number | null;
    dueMs: number;
  }
  const timers = new Map<number, Timer>();
  let lastId = 0;
  const addTimer = (run: unknown, delay: unknown, repeats: boolean, given: readonly unknown[]): number => {
    const delayMs = Math.max(1, Number(delay) || 0);
    lastId += 1;
    timers.set(lastId, {
      run: () => typeof run === 'function' && run(...given),
      everyMs: repeats ? delayMs : null,
      dueMs: nowMs + delayMs,
    });
    return lastId;
  };
  const dropTimer = (id: number): void => void timers.delete(id);
  const addFrame = (draw: FrameRequestCallback): number => addTimer(() => draw(nowMs), FRAME_MS, false, []);

  const stillTimeout = (run: unknown, delay?: unknown, ...given: unknown[]) => addTimer(run, delay, false, given);

  RealDate.now = () => startMs + nowMs;
  performance.now = () => nowMs;
  Object.assign(globalThis, {
    Date: new Proxy(RealDate, {
      construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [target.now()] : given, made),
      apply: (target) => new RealDate(target.now()).toString(),
    }),
    setTimeout: stillTimeout,
    setInterval: (run: unknown, delay?: unknown, ...given: unknown[]) => addTimer(run, delay, true, given),
    clearTimeout: dropTimer,
    clearInterval: dropTimer,
    requestAnimationFrame: addFrame,
    cancelAnimationFrame: dropTimer,
    requestIdleCallback: (run: IdleRequestCallback) =>
      addTimer(() => run({ didTimeout: false, timeRemaining: () => 8 }), 1, false, []),
    cancelIdleCallback: dropTimer,
  });
  addEventListener(
    'animationstart',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      for (const animation of target.getAnimations())
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.pause();
    },
    true,
  );

  // React works in message tasks. After one turn, those that a timer requested are done.
  const { port1, port2 } = new MessageChannel();
  port1.start();
  const turn = (): Promise<void> =>
    new Promise((resolve) => {
      port1.addEventListener('message', () => resolve(), { once: true });
      port2.postMessage(null);
    });
  // Not every engine has idle callbacks. Elsewhere a zero timer runs after React's tasks.
  const idle = (): Promise<void> =>
    'scheduler' in globalThis
      ? scheduler.postTask(() => {}, { priority: 'background' })
      : new Promise((resolve) => realTimeout(() => void turn().then(resolve), 0));
  /** Waits until there is no more work. */
  const settle = async (): Promise<void> => {
    for (let count = 0; count < SETTLING_TURNS; count++) await idle();
  };
  /**
   * If the focus is not on anything visible, the element that should have it takes it in the next
   * frame, which a player would see before continuing. Until then a browser may still report a
   * hidden element.
   */
  const seen = async (): Promise<void> => {
    await settle();
    const holder = document.activeElement ?? document.body;
    if (holder !== document.body && holder.checkVisibility()) return;
    await new Promise(realFrame);
    await settle();
  };
  const runUntil = async (endMs: number): Promise<void> => {
    for (;;) {
      const dueMs = Math.min(...[...timers.values()].map((timer) => timer.dueMs));
      const next = [...timers].find(([, timer]) => timer.dueMs === dueMs);
      if (next === undefined || dueMs > endMs) break;
      const [id, timer] = next;
      nowMs = Math.max(nowMs, timer.dueMs);
      if (timer.everyMs === null) timers.delete(id);
      else timer.dueMs += timer.everyMs;
      timer.run();
      await turn();
    }
    nowMs = endMs;
  };
  const wait = (): Promise<void> => new Promise((resolve) => realTimeout(resolve, POLL_MS));

  globalThis.stillTime = {
    useTimersOf: (time) => Object.assign(globalThis, { setTimeout: time === 'machine' ? realTimeout : stillTimeout }),
    pass: async (ms) => {
      await settle();
      await runUntil(nowMs + ms);
      await seen();
    },
    passUntil: async (isSo, stepMs, maxMs) => {
      const endMs = nowMs + maxMs;
      await settle();
      for (let step = 1; !isSo(); step++) {
        if (nowMs >= endMs) throw new Error(`This did not happen in ${maxMs / 1000} seconds: ${String(isSo)}`);
        // It may still be loading, which takes real time.
        if (step > STEPS_AT_ONCE) await wait();
        await runUntil(nowMs + stepMs);
        await settle();
      }
      await seen();
    },
    waitUntil: async (isSo, stepMs) => {
      while (!isSo()) {
        await wait();
        if (stepMs > 0) await runUntil(nowMs + stepMs);
      }
      await seen();
    },
  };
}
