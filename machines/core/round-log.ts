/*
 * Everything needed to replay an unfinished round: how it began, and every event sent to it from outside, with its game
 * time. The rules reproduce everything else, to the millisecond. So every game can resume an unfinished round without
 * defining a storage format for it.
 */
import type { AnyActorRef, EventObject, InspectionEvent } from 'xstate';
import type { Guide } from '../learning/mix';
import { computeChecksum } from './checksum';
import type { GameClock } from './clock';

export interface Instant {
  /** Game time in milliseconds. */
  readonly atMs: number;
  /** Set if a delay was due at exactly this time and had not run yet. */
  readonly due?: 'waits' | undefined;
}

/** An event sent to a game from outside. */
export interface LoggedEvent extends Instant {
  readonly event: EventObject;
  /** Set if the clock was paused. */
  readonly clock?: 'paused' | undefined;
}

/** What a mix is made from, apart from the memory. */
interface MixStart {
  readonly only: readonly string[] | null;
  readonly guide?: Guide | undefined;
}

export const startOfMix = ({ only, guide }: MixStart): MixStart => ({ only, ...(guide && { guide }) });

export interface RoundStart<Around> {
  readonly seed: number;
  readonly settings: Readonly<Record<string, string | number>>;
  /** Whether the round is mixed for one child, and for which skills if it only asks some of them. */
  readonly mix: MixStart | null;
  readonly startsAtOnce: boolean;
  /** The number of questions, if the round began with the page and is shorter than the game's own. */
  readonly questions?: number | undefined;
  /** When it began, in game time. */
  readonly atMs: number;
  /** Page data at that time. */
  readonly around: Around;
}

/** A round up to a certain time. */
export interface LoggedRound<Around> {
  readonly begun: RoundStart<Around>;
  readonly deeds: readonly LoggedEvent[];
  readonly until: Instant;
  /** A checksum of the state at that time. If a replay does not reach the same state, the round cannot be resumed. */
  readonly standing: number;
}

/** Fields that are ignored when two rounds are compared: clocks, and data that is stored elsewhere. */
const IGNORED_KEYS: ReadonlySet<string> = new Set(
  'clock mix bests before saved stats otherTimes look opensAt startsAtOnce children'.split(' '),
);

/** Sorts keys, so that the result does not depend on the order in which objects were built. */
const inOrder = (key: string, value: unknown): unknown => {
  if (IGNORED_KEYS.has(key)) return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
};

function textOf(actor: AnyActorRef): string {
  const { value, context, status, children = {} } = actor.getSnapshot();
  const own = JSON.stringify({ value, context, status }, inOrder);
  const others = Object.entries<AnyActorRef>(children).map(([id, child]) => `${id} ${textOf(child)}`);
  return [own, ...others.sort()].join('\n');
}

/** A checksum of the state of a game and all its child actors. */
export const stateChecksum = (actor: AnyActorRef): number => computeChecksum(textOf(actor));

/** Events that start a new round. */
const ROUND_STARTS: ReadonlySet<string> = new Set(['START', 'RESET', 'NEW_PUZZLE', 'CHOOSE_SIZE']);

export const startsNewRound = ({ type }: EventObject): boolean => ROUND_STARTS.has(type);

/** Events that are not logged: XState's own, and those about changes in other tabs. */
const isInternal = ({ type }: EventObject): boolean => type.startsWith('xstate.') || type.endsWith('_ELSEWHERE');

function instantOf(clock: GameClock): Instant {
  // Reading the time may advance it, so do this first.
  const atMs = clock.now;
  return { atMs, ...(clock.untilDueMs === 0 && { due: 'waits' as const }) };
}

interface Dealt extends EventObject {
  readonly seed?: number;
  readonly mix?: MixStart | null;
}

/** Logs every event sent to a game since its current round began. */
export class RoundLog<Around> {
  private begun: RoundStart<Around>;
  private deeds: LoggedEvent[];
  private readonly actor: AnyActorRef;
  private readonly clock: GameClock;
  private readonly around: () => Around;

  /** `around` reads the page data when a round begins. A replayed round continues with its existing log. */
  constructor(
    actor: AnyActorRef,
    clock: GameClock,
    around: () => Around,
    before: Pick<LoggedRound<Around>, 'begun' | 'deeds'>,
  ) {
    this.actor = actor;
    this.clock = clock;
    this.around = around;
    this.begun = before.begun;
    this.deeds = [...before.deeds];
    actor.system.inspect((seen: InspectionEvent) => {
      if (seen.type !== '@xstate.event' || seen.actorRef !== actor) return;
      // If an event has a source, the game itself sent it.
      if (seen.sourceRef === undefined && !isInternal(seen.event)) this.note(seen.event);
    });
  }

  /** Whether anything has happened since the round began. */
  get isBegun(): boolean {
    return this.deeds.some(({ event }) => !startsNewRound(event));
  }

  /** The round up to now. */
  take(): LoggedRound<Around> {
    const { begun, deeds, clock, actor } = this;
    return { begun, deeds, until: instantOf(clock), standing: stateChecksum(actor) };
  }

  private note({ mix, ...event }: Dealt): void {
    const { actor, clock } = this;
    // Not every chart can start a new round in the middle of one.
    if (startsNewRound(event) && actor.getSnapshot().can(event)) this.restartLog(event, mix);
    this.deeds.push({
      ...instantOf(clock),
      event,
      ...(clock.isPaused && { clock: 'paused' as const }),
    });
  }

  private restartLog({ seed: dealt }: Dealt, mix: Dealt['mix']): void {
    const { context } = this.actor.getSnapshot();
    const { seed, playedSeed, settings, nextSettings = settings, skipsIntro = false } = context;
    const mixed: Dealt['mix'] = mix === undefined ? context.mix : mix;
    this.deeds = [];
    this.begun = {
      seed: seed === playedSeed && dealt !== undefined ? dealt : seed,
      settings: nextSettings,
      mix: mixed ? startOfMix(mixed) : null,
      startsAtOnce: skipsIntro,
      atMs: this.clock.now,
      around: this.around(),
    };
  }
}

/**
 * Replays a round on an actor that has not been started, with a clock set to the time when the round began. Returns
 * whether it reaches the same state again.
 */
export function replayRound<Around>(actor: AnyActorRef, clock: GameClock, round: LoggedRound<Around>): boolean {
  const { deeds, until, standing } = round;
  const goTo = ({ atMs, due }: Instant): void => clock.moveTo(atMs, due ?? 'run');
  // A failed replay is not a page error. Without this observer, XState would throw it as one.
  const watching = actor.subscribe({ error: () => {} });
  try {
    actor.start();
    for (const { event, clock: state, ...instant } of deeds) {
      goTo(instant);
      if (state === 'paused') clock.pause();
      actor.send(event);
      clock.resume();
    }
    goTo(until);
    return stateChecksum(actor) === standing;
  } catch {
    return false;
  } finally {
    watching.unsubscribe();
  }
}
