/*
 * The round that was left in the middle, by mistake perhaps: by Back, a swipe, or a tab that the device put away. It is kept
 * for an hour, one for the whole site, and is a part of no file.
 */
import * as v from 'valibot';
import type { LoggedRound } from '../../machines/core/round-log';
import { name } from '../../machines/core/stored-shape';
import { envelopeStore } from './device-store';

/** What of the device a round depends on: the memory that it was mixed by, packed, and what was reached before it. */
export interface KnownBefore {
  readonly memory: string;
  readonly reached: unknown;
}

/** A round that was left. */
export interface LeftRound extends LoggedRound<KnownBefore> {
  /** The id of its game. */
  readonly game: string;
  /** When it was left, in milliseconds since 1970. */
  readonly leftAt: number;
  /** The page that was left, and whether it is only hidden: a hidden page still has its round. */
  readonly page?: string | undefined;
  readonly pageState?: 'hidden' | 'gone' | undefined;
}

/** Every limit of a round that is kept. What goes beyond it is not offered again. */
export const LEFT_ROUND = {
  /** For how long it is offered. */
  offeredMs: 3_600_000,
  maxBytes: 64 * 1024,
  /** More is done in no round, and playing it again would be seen. */
  maxDeeds: 1000,
  /** How long it was played, on game time, and how long the page was open before it. */
  maxPlayedMs: 2 * 3_600_000,
  maxBeforeMs: 24 * 3_600_000,
} as const;

const { maxPlayedMs, maxBeforeMs, maxDeeds, maxBytes, offeredMs } = LEFT_ROUND;
const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const word = whole(2 ** 32 - 1);
const moment = { atMs: whole(maxBeforeMs + maxPlayedMs), due: v.optional(v.literal('waits')) };

const leftRound = v.pipe(
  v.object({
    game: name,
    leftAt: whole(Number.MAX_SAFE_INTEGER),
    page: v.optional(name),
    pageState: v.optional(v.picklist(['hidden', 'gone'])),
    begun: v.object({
      seed: word,
      settings: v.record(name, v.union([name, v.pipe(v.number(), v.finite())])),
      mix: v.nullable(v.object({ only: v.nullable(v.array(name)) })),
      startsAtOnce: v.boolean(),
      atMs: whole(maxBeforeMs),
      around: v.object({ memory: v.string(), reached: v.unknown() }),
    }),
    deeds: v.pipe(
      v.array(
        v.object({
          ...moment,
          event: v.looseObject({ type: name }),
          to: v.optional(name),
          clock: v.optional(v.literal('paused')),
        }),
      ),
      v.maxLength(maxDeeds),
    ),
    until: v.object(moment),
    standing: word,
  }),
  v.check(({ begun, deeds, until }) => {
    const moments = [begun.atMs, ...deeds.map(({ atMs }) => atMs), until.atMs];
    return moments.every((at, index) => at >= (moments[index - 1] ?? 0)) && until.atMs - begun.atMs <= maxPlayedMs;
  }),
);

const NONE = 'none';

/** What is stored is such a round, as it would be read again; null where it is none, or too much. */
function understood(data: unknown): LeftRound | null {
  const { success, output } = v.safeParse(leftRound, data);
  return success && JSON.stringify(output).length <= maxBytes ? output : null;
}

/** The round that was left last; "none" where there is none to go on with. */
export const leftRoundStore = envelopeStore<LeftRound | typeof NONE>('numeria.left-round', {
  version: 1,
  fallback: NONE,
  // Nothing of a child is lost with what cannot be read, so it is not set aside.
  parse: (data) => understood(data) ?? NONE,
});

/** Keeps a round that is being left, unless it is too long. */
export function keepRound(round: LeftRound): void {
  // As it lies on the device: what a page has in its hands may change, and may hold what no text can.
  const stored = understood(JSON.parse(JSON.stringify(round))) ?? NONE;
  leftRoundStore.update(() => stored);
}

/** No round is offered any more. */
export const forgetRound = (): void => leftRoundStore.update(() => NONE);

/** Forgets the round of this page, which was not left after all. */
export function forgetRoundOf(page: string): void {
  const left = leftRoundStore.read();
  if (left !== NONE && left.page === page) forgetRound();
}

/** The round of a game that was left within the hour; null where there is none. One that is too old is forgotten. */
export function leftRoundOf(game: string, nowMs: number): LeftRound | null {
  const left = leftRoundStore.read();
  if (left === NONE) return null;
  const agoMs = nowMs - left.leftAt;
  // What was left in the future was left by another clock.
  if (agoMs >= 0 && agoMs <= offeredMs) return left.game === game ? left : null;
  forgetRound();
  return null;
}

/** Forgets it as well where somebody starts over; gives back how to undo that. */
export function clearRound(): () => void {
  const left = leftRoundStore.read();
  forgetRound();
  return () => leftRoundStore.update((now) => (now === NONE ? left : now));
}
