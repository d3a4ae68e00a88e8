/*
 * What is needed to play a round again up to where it stood: what it began with, and all that was done to it from outside,
 * each at its moment of game time. The rest follows from the rules, by themselves and to the millisecond. So a round that
 * was left can be gone on with, in every game, and no game has to say how it is stored.
 */
import type { AnyActorRef, EventObject, InspectionEvent } from 'xstate';
import { checksumOf } from './checksum';
import type { GameClock } from './clock';

/** A moment of a round. */
export interface Instant {
  /** Game time in milliseconds. */
  readonly atMs: number;
  /** Given where something was due at that very moment and had not happened yet. */
  readonly due?: 'waits' | undefined;
}

/** Something that was done to a game from outside. */
export interface Deed extends Instant {
  readonly event: EventObject;
  /** Which actor of the game it was done to; the game itself, if nothing is said. */
  readonly to?: string | undefined;
  /** Given where the clock stood. */
  readonly clock?: 'paused' | undefined;
}

/** What a round began with. */
export interface Begun<Around> {
  readonly seed: number;
  readonly settings: Readonly<Record<string, string | number>>;
  /** Whether it is mixed for one child, and of which skills alone, where it is of some only. */
  readonly mix: { readonly only: readonly string[] | null } | null;
  readonly startsAtOnce: boolean;
  /** When it began, on game time. */
  readonly atMs: number;
  /** What the page knew then. */
  readonly around: Around;
}

/** A round up to a moment of it. */
export interface LoggedRound<Around> {
  readonly begun: Begun<Around>;
  readonly deeds: readonly Deed[];
  readonly until: Instant;
  /** A checksum of how it stood then: a round that does not come to it again is none to go on with. */
  readonly standing: number;
}

/** What of a game is told apart when two rounds are compared: neither clocks nor what is stored elsewhere. */
const ASIDE: ReadonlySet<string> = new Set(
  'clock mix bests before saved stats otherTimes look opensAt startsAtOnce children'.split(' '),
);

/** A part of what a game knows, in an order that does not depend on how it was made. */
const inOrder = (key: string, value: unknown): unknown => {
  if (ASIDE.has(key)) return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
};

function textOf(actor: AnyActorRef): string {
  const { value, context, status, children = {} } = actor.getSnapshot();
  const own = JSON.stringify({ value, context, status }, inOrder);
  const others = Object.entries<AnyActorRef>(children).map(([id, child]) => `${id} ${textOf(child)}`);
  return [own, ...others.sort()].join('\n');
}

/** A checksum of how a game stands, with all of its actors. */
export const standingOf = (actor: AnyActorRef): number => checksumOf(textOf(actor));

/** What deals a round anew, whatever was before. */
const BEGINNINGS: ReadonlySet<string> = new Set(['START', 'RESET', 'NEW_PUZZLE', 'CHOOSE_SIZE']);

/** Whether a round is begun by this. */
export const isBeginning = ({ type }: EventObject): boolean => BEGINNINGS.has(type);

/** What the log leaves out: what XState does by itself, and what other tabs have stored. */
const isOwn = ({ type }: EventObject): boolean => type.startsWith('xstate.') || type.endsWith('_ELSEWHERE');

/** The moment at which a clock stands. */
function instantOf(clock: GameClock): Instant {
  // Asking for the time may move it, so that comes first.
  const atMs = clock.now;
  return { atMs, ...(clock.untilDueMs === 0 && { due: 'waits' as const }) };
}

interface Dealt extends EventObject {
  readonly seed?: number;
  readonly mix?: { readonly only: readonly string[] | null } | null;
}

/** The name of an actor within its game. */
const nameOf = (target: object): string => ('id' in target ? String(target.id) : '');

/** Writes down all that is done to a game, from its last beginning on. */
export class RoundLog<Around> {
  private begun: Begun<Around>;
  private deeds: Deed[];
  private readonly actor: AnyActorRef;
  private readonly clock: GameClock;
  private readonly around: () => Around;

  /** `around` is what the page knows as a round begins; a round that was played again goes on with its own log. */
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
      // What has a source was done by the game itself.
      if (seen.type === '@xstate.event' && seen.sourceRef === undefined && !isOwn(seen.event))
        this.note(seen.actorRef, seen.event);
    });
  }

  /** Whether anything was done since the round began. */
  get isBegun(): boolean {
    return this.deeds.some(({ event }) => !isBeginning(event));
  }

  /** The round up to this moment. */
  take(): LoggedRound<Around> {
    const { begun, deeds, clock, actor } = this;
    return { begun, deeds, until: instantOf(clock), standing: standingOf(actor) };
  }

  private note(target: object, { mix, ...event }: Dealt): void {
    const { actor, clock } = this;
    // Not every chart begins anew in the middle of a round.
    if (isBeginning(event) && actor.getSnapshot().can(event)) this.beginAnew(event, mix);
    this.deeds.push({
      ...instantOf(clock),
      event,
      ...(target !== actor && { to: nameOf(target) }),
      ...(clock.isPaused && { clock: 'paused' as const }),
    });
  }

  private beginAnew({ seed: dealt }: Dealt, mix: Dealt['mix']): void {
    const { context } = this.actor.getSnapshot();
    const { seed, playedSeed, settings, nextSettings = settings, skipsIntro = false } = context;
    const mixed: Dealt['mix'] = mix === undefined ? context.mix : mix;
    this.deeds = [];
    this.begun = {
      seed: seed === playedSeed && dealt !== undefined ? dealt : seed,
      settings: nextSettings,
      mix: mixed ? { only: mixed.only } : null,
      startsAtOnce: skipsIntro,
      atMs: this.clock.now,
      around: this.around(),
    };
  }
}

/**
 * Plays a round again, on an actor that has not been started yet and a clock that stands where the round began; gives
 * whether it stands then where it stood.
 */
export function playAgain<Around>(actor: AnyActorRef, clock: GameClock, round: LoggedRound<Around>): boolean {
  const { deeds, until, standing } = round;
  const goTo = ({ atMs, due }: Instant): void => clock.moveTo(atMs, due ?? 'run');
  // What breaks here is no error of the page: without anybody who hears of it, XState would throw it there.
  const watching = actor.subscribe({ error: () => {} });
  try {
    actor.start();
    for (const { event, to, clock: state, ...instant } of deeds) {
      goTo(instant);
      const target = to === undefined ? actor : actor.getSnapshot().children?.[to];
      if (state === 'paused') clock.pause();
      target?.send(event);
      clock.resume();
    }
    goTo(until);
    return standingOf(actor) === standing;
  } catch {
    return false;
  } finally {
    watching.unsubscribe();
  }
}
