import type { ActorOptions, AnyActorLogic } from 'xstate';

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

interface Delay {
  readonly dueMs: number;
  readonly run: () => void;
}

/** What rules and scenes may know of the clock: the present moment, in milliseconds of game time, and whether it stands. */
export interface Moment {
  readonly now: number;
  readonly isPaused: boolean;
}

/**
 * Game time, in whole milliseconds. It moves only when `advance` is called and stands still while paused, so every delay of
 * a machine that runs on it stops with it. XState's own clock interface: give it to an actor as `clock`.
 */
export class GameClock implements Clock, Moment {
  /** How much quicker game time passes than that of the page. */
  readonly speed: number;
  private time = 0;
  /** The part of a millisecond that real time is ahead. */
  private ahead = 0;
  private lastId = 0;
  private paused = false;
  private readonly delays = new Map<number, Delay>();
  /** When the next delay is due, so that a frame in which none is asks nothing more. */
  private earliestMs = Number.POSITIVE_INFINITY;
  private readonly listeners = new Set<() => void>();
  /** Who let the clock alone, and brings it up to the moment when somebody asks it. */
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

  /** How much real time has to pass until the next delay is due; Infinity where there is none. */
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
   * Moves time on by `elapsedMs` of real time. Each delay runs at its exact due moment and in order, however long the
   * frame was; a delay that pauses the clock stops it at that moment.
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

  /** Moves time on likewise, but runs nothing: it stops where the next delay is due, and `advance` makes up for the rest. */
  catchUp(elapsedMs: number): void {
    this.ahead += Math.max(0, elapsedMs) * this.speed;
    const passed = Math.min(Math.floor(this.ahead), this.earliestMs - this.time);
    this.time += passed;
    this.ahead -= passed;
  }

  /**
   * Moves time on to a moment of game time, where a round is played again. What is due until then runs in its order; what is
   * due at that very moment runs only where `due` says so.
   */
  moveTo(ms: number, due: 'run' | 'waits'): void {
    const end = due === 'run' ? ms + 1 : ms;
    while (this.earliestMs < end) this.runEarliest();
    this.time = Math.max(this.time, ms);
  }

  /**
   * Says that the clock is let alone for a while. `onAsked` is called once, before the clock next answers or is paused: it
   * may catch up, so that nobody is told a time that is long past. Null: it is moved again as ever.
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

  /** Calls `listener` whenever the clock is paused or resumed, until the returned function is called. */
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

  /** Runs the delay that is due first, and of two that are due together the one that was asked for first. */
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
