/*
 * The unfinished round: one that the player left in the middle, perhaps by mistake, with Back, a swipe, or in a tab
 * that the device discarded. Only the latest one is stored, for an hour. It is never part of a saved file.
 */
import * as v from 'valibot';
import type { LoggedRound } from '../../machines/core/round-log';
import { nameSchema } from '../../machines/core/stored-shape';
import { createEnvelopeStore } from './device-store';

/** Everything else that a round depends on: the packed memory that chose its questions, and earlier results. */
export interface StateBeforeRound {
  readonly memory: string;
  readonly reached: unknown;
}

export interface UnfinishedRound extends LoggedRound<StateBeforeRound> {
  readonly game: string;
  /** When it was left, in milliseconds since 1970. */
  readonly leftAt: number;
  /** The page that was left. If it is only hidden, it still has the round. */
  readonly page?: string | undefined;
  readonly pageState?: 'hidden' | 'gone' | undefined;
}

/** Limits of a stored round. A round that exceeds them is not offered. */
export const UNFINISHED_ROUND_LIMITS = {
  offeredMs: 3_600_000,
  maxBytes: 64 * 1024,
  /** No real round has more actions, and replaying more would be noticeable. */
  maxDeeds: 1000,
  /** The play time of the round in game time, and how long the page had been open before it. */
  maxPlayedMs: 2 * 3_600_000,
  maxBeforeMs: 24 * 3_600_000,
} as const;

const { maxPlayedMs, maxBeforeMs, maxDeeds, maxBytes, offeredMs } = UNFINISHED_ROUND_LIMITS;
const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const word = whole(2 ** 32 - 1);
const moment = { atMs: whole(maxBeforeMs + maxPlayedMs), due: v.optional(v.literal('waits')) };

const unfinishedRoundSchema = v.pipe(
  v.object({
    game: nameSchema,
    leftAt: whole(Number.MAX_SAFE_INTEGER),
    page: v.optional(nameSchema),
    pageState: v.optional(v.picklist(['hidden', 'gone'])),
    begun: v.object({
      seed: word,
      settings: v.record(nameSchema, v.union([nameSchema, v.pipe(v.number(), v.finite())])),
      mix: v.nullable(
        v.object({ only: v.nullable(v.array(nameSchema)), guide: v.optional(v.picklist(['usual', 'found'])) }),
      ),
      startsAtOnce: v.boolean(),
      questions: v.optional(whole(1000)),
      atMs: whole(maxBeforeMs),
      around: v.object({ memory: v.string(), reached: v.unknown() }),
    }),
    deeds: v.pipe(
      v.array(
        v.object({
          ...moment,
          event: v.looseObject({ type: nameSchema }),
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

/** Keeps the fields of a stored round that can be read back; null if it is not a round or is too large. */
function parseRound(data: unknown): UnfinishedRound | null {
  const { success, output } = v.safeParse(unfinishedRoundSchema, data);
  return success && JSON.stringify(output).length <= maxBytes ? output : null;
}

/** The latest unfinished round, or "none". */
export const unfinishedRoundStore = createEnvelopeStore<UnfinishedRound | typeof NONE>('numeria.left-round', {
  version: 1,
  fallback: NONE,
  // An unreadable round is dropped rather than set aside, because it holds no progress.
  parse: (data) => parseRound(data) ?? NONE,
});

/** Stores an unfinished round, unless it is too long. */
export function storeUnfinishedRound(round: UnfinishedRound): void {
  // Serialised first, because the page's object may still change or contain values that JSON cannot hold.
  const stored = parseRound(JSON.parse(JSON.stringify(round))) ?? NONE;
  unfinishedRoundStore.update(() => stored);
}

export const forgetUnfinishedRound = (): void => unfinishedRoundStore.update(() => NONE);

/** Forgets this page's round, because the page was not left after all. */
export function forgetPageRound(page: string): void {
  const left = unfinishedRoundStore.read();
  if (left !== NONE && left.page === page) forgetUnfinishedRound();
}

/** A game's unfinished round from the last hour; null if there is none. An older one is deleted. */
export function findUnfinishedRound(game: string, nowMs: number): UnfinishedRound | null {
  const left = unfinishedRoundStore.read();
  if (left === NONE) return null;
  const agoMs = nowMs - left.leftAt;
  // A time in the future means that the clock has changed since.
  if (agoMs >= 0 && agoMs <= offeredMs) return left.game === game ? left : null;
  forgetUnfinishedRound();
  return null;
}

/** Deletes the unfinished round when someone starts over. The returned function undoes that. */
export function clearUnfinishedRound(): () => void {
  const left = unfinishedRoundStore.read();
  forgetUnfinishedRound();
  return () => unfinishedRoundStore.update((now) => (now === NONE ? left : now));
}
