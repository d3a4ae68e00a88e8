import type { ActorOptions, AnyActorLogic } from 'xstate';

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

interface Delay {
  readonly dueMs: number;
  readonly run: () => void;
}

/**
 * The part of the clock that rules and scenes can read: the current game time in milliseconds, and whether the clock is
 * paused.
 */
export interface ReadonlyClock {
  readonly now: number;
  readonly isPaused: boolean;
}

/**
 * Game time, in whole milliseconds. It only advances when `advance` is called, and it stops during a pause; the delays
 * of a machine that uses this clock do the same. It implements XState's clock interface, so you can pass it to an actor
 * as `clock`.
 */
export class GameClock implements Clock, ReadonlyClock {
  /** The ratio of game time to real time. */
  readonly speed: number;
  private time = 0;
  /** The fraction of a millisecond that real time is ahead of game time. */
  private ahead = 0;
  private lastId = 0;
  private paused = false;
  private readonly delays = new Map<number, Delay>();
  /** When the next delay is due. Frames before that time can skip the search through the delays. */
  private earliestMs = Number.POSITIVE_INFINITY;
  private readonly listeners = new Set<() => void>();
  /** Brings an idle clock up to date before it is next read. */
  private onAsked: (() => void) | null = null;

  /** `speed` multiplies game time: 2 plays twice as fast. */
  constructor(speed = 1) {
    this.speed = speed;
  }

  get now(): number {
    this.ask();
    return this.time;
  }

  get isPaused(): boolean {
    return this.paused;
  }

  /** Real time until the next delay is due; Infinity if there is none. */
  get untilDueMs(): number {
    return Math.max(0, this.earliestMs - this.time - this.ahead) / this.speed;
  }

  setTimeout(run: () => void, delayMs: number): number {
    this.ask();
    const dueMs = this.time + Math.ceil(Math.max(0, delayMs));
    this.delays.set(++this.lastId, { dueMs, run });
    this.earliestMs = Math.min(this.earliestMs, dueMs);
    return this.lastId;
  }

  clearTimeout(id: number): void {
    if (this.delays.delete(id)) this.findEarliest();
  }

  /**
   * Advances time by `elapsedMs` of real time. However long the frame was, the delays run in order and each at exactly
   * its due time. If a delay pauses the clock, time stops there.
   */
  advance(elapsedMs: number): void {
    this.ahead += Math.max(0, elapsedMs) * this.speed;
    const target = this.time + Math.floor(this.ahead);
    this.ahead -= Math.floor(this.ahead);
    while (!this.paused) {
      if (this.earliestMs > target) {
        this.time = Math.max(this.time, target);
        return;
      }
      this.runEarliest();
    }
  }

  /**
   * Advances time without running delays. It stops when the next delay is due, and `advance` makes up for the remaining
   * time.
   */
  catchUp(elapsedMs: number): void {
    this.ahead += Math.max(0, elapsedMs) * this.speed;
    const passed = Math.min(Math.floor(this.ahead), this.earliestMs - this.time);
    this.time += passed;
    this.ahead -= passed;
  }

  /**
   * Advances to a given game time while a round is replayed. Delays due before it run in order; those due at exactly
   * that time run only if `due` is 'run'.
   */
  moveTo(ms: number, due: 'run' | 'waits'): void {
    const end = due === 'run' ? ms + 1 : ms;
    while (this.earliestMs < end) this.runEarliest();
    this.time = Math.max(this.time, ms);
  }

  /**
   * Leaves the clock idle. `onAsked` is called once, before the clock is next read or paused, so that it can catch up
   * and never shows a stale time. Null ends this.
   */
  leaveAlone(onAsked: (() => void) | null): void {
    this.onAsked = onAsked;
  }

  pause(): void {
    this.setPaused(true);
  }

  resume(): void {
    this.setPaused(false);
  }

  /** Calls `listener` whenever the clock is paused or resumed. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private setPaused(paused: boolean): void {
    if (this.paused === paused) return;
    this.ask();
    this.paused = paused;
    for (const listener of this.listeners) listener();
  }

  private ask(): void {
    const { onAsked } = this;
    this.onAsked = null;
    onAsked?.();
  }

  /** Runs the delay that is due first. If two are due at the same time, the one that was set first runs first. */
  private runEarliest(): void {
    for (const [id, { dueMs, run }] of this.delays) {
      if (dueMs !== this.earliestMs) continue;
      this.delays.delete(id);
      this.findEarliest();
      this.time = dueMs;
      run();
      return;
    }
  }

  private findEarliest(): void {
    this.earliestMs = Number.POSITIVE_INFINITY;
    for (const { dueMs } of this.delays.values()) this.earliestMs = Math.min(this.earliestMs, dueMs);
  }
}
