/**
 * Replaces dates, timers and frames with one virtual clock, and random numbers with a repeatable
 * sequence. The clock advances only when it is stepped. Runs in the page before any of its scripts.
 * It is sent to the browser as source text, so it must not use anything from outside itself.
 */
export function installVirtualClock(answer: () => void): void {
  const FRAME_MS = 1000 / 60;
  /** Timers at least this long count as events; a shorter one may be a frame loop in disguise. */
  const MIN_EVENT_MS = 100;
  const startDate = Date.UTC(2026, 0, 5, 9);
  let nowMs = 0;

  interface Timer {
    readonly id: number;
    readonly run: (...given: unknown[]) => void;
    readonly given: readonly unknown[];
    readonly delayMs: number;
    readonly repeats: boolean;
    dueMs: number;
  }
  let timers: Timer[] = [];
  let lastId = 0;
  // Two lists that are swapped, so that the harness itself allocates almost nothing.
  let frameRequests: { id: number; run: FrameRequestCallback }[] = [];
  let frameRequestsDue: typeof frameRequests = [];

  const addTimer = (run: unknown, delay: unknown, repeats: boolean, given: readonly unknown[]): number => {
    if (typeof run !== 'function') return 0;
    const delayMs = Math.max(1, Number(delay) || 0);
    lastId += 1;
    timers.push({ id: lastId, run: (...all) => run(...all), given, delayMs, repeats, dueMs: nowMs + delayMs });
    return lastId;
  };
  const dropTimer = (id: number | undefined): void => {
    timers = timers.filter((timer) => timer.id !== id);
  };
  const runTimersUntil = (limitMs: number): void => {
    for (;;) {
      let next: Timer | undefined;
      for (let index = 0; index < timers.length; index++) {
        const timer = timers[index]!;
        if (timer.dueMs <= limitMs && (!next || timer.dueMs < next.dueMs)) next = timer;
      }
      if (!next) return;
      nowMs = Math.max(nowMs, next.dueMs);
      if (next.repeats) next.dueMs += next.delayMs;
      else dropTimer(next.id);
      if (next.delayMs >= MIN_EVENT_MS) bench.noteEvent();
      next.run(...next.given);
    }
  };

  const RealDate = Date;
  class VirtualDate extends RealDate {
    constructor(...given: [] | ConstructorParameters<DateConstructor>) {
      if (given.length === 0) super(startDate + nowMs);
      else super(...(given as [number]));
    }
    static override now(): number {
      return startDate + nowMs;
    }
  }
  let state = 0x9e3779b9;
  const chance = (): number => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    state ^= state >>> 15;
    return (state >>> 0) / 2 ** 32;
  };
  Object.assign(globalThis, {
    Date: VirtualDate,
    setTimeout: (run: unknown, delay?: unknown, ...given: unknown[]) => addTimer(run, delay, false, given),
    setInterval: (run: unknown, delay?: unknown, ...given: unknown[]) => addTimer(run, delay, true, given),
    clearTimeout: dropTimer,
    clearInterval: dropTimer,
    requestIdleCallback: (run: IdleRequestCallback) =>
      addTimer(() => run({ didTimeout: false, timeRemaining: () => 8 }), 1, false, []),
    cancelIdleCallback: dropTimer,
    requestAnimationFrame: (run: FrameRequestCallback) => {
      lastId += 1;
      frameRequests.push({ id: lastId, run });
      return lastId;
    },
    cancelAnimationFrame: (id: number) => {
      frameRequests = frameRequests.filter((request) => request.id !== id);
    },
  });
  performance.now = () => nowMs;
  Math.random = chance;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array) new Uint8Array(array.buffer).forEach((_, index, bytes) => (bytes[index] = chance() * 256));
    return array;
  };

  const frame = (): void => {
    const endMs = nowMs + FRAME_MS;
    runTimersUntil(endMs);
    nowMs = endMs;
    const due = frameRequests;
    frameRequests = frameRequestsDue;
    frameRequestsDue = due;
    for (let index = 0; index < due.length; index++) due[index]!.run(nowMs);
    due.length = 0;
    bench.counts.frames += 1;
  };
  const { port1, port2 } = new MessageChannel();
  port1.start();
  bench.step = (frames, framesPerAnswer) =>
    new Promise((resolve, reject) => {
      let left = frames;
      const next = (): void => {
        bench.closeFrame();
        if (left === 0) {
          port1.removeEventListener('message', next);
          resolve();
          return;
        }
        try {
          if (framesPerAnswer > 0 && left % framesPerAnswer === 0) answer();
          frame();
        } catch (error) {
          port1.removeEventListener('message', next);
          reject(error instanceof Error ? error : new Error(String(error)));
          return;
        }
        left -= 1;
        port2.postMessage(null);
      };
      port1.addEventListener('message', next);
      port2.postMessage(null);
    });
}
