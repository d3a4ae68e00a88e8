/*
 * A round as a short string to share with a friend: when each answer was given, to the millisecond, whether it was
 * correct, and which questions were picked. It contains nothing else: the score is calculated from the answers, and
 * nothing identifies the player. About 65 characters hold 25 answers.
 *
 * Each character holds six bits. The code starts with a checksum, which also covers the game, settings and seed. Then
 * follow the number of answers; the shortest time between two of them; for each answer, whether it was correct and how
 * much longer it took (a Golomb code of whichever order gives the shortest string); and the picks.
 */
import { computeChecksum } from './checksum';
import type { TimedAnswer, Timeline } from './timeline';

/** The part of a round that is shared with a friend, in addition to its settings and seed. */
export interface FriendRound {
  readonly timeline: Timeline;
  /** The picks in a round that was mixed for one child; empty if only the seed determines the questions. */
  readonly picks: readonly number[];
}

export const FRIEND_LIMITS = { maxAnswers: 255, maxMs: 60 * 60_000, maxPick: 15 } as const;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS_PER_CHARACTER = 6;
const CHECK_LENGTH = 4;
const COUNT_BITS = 8;
const ORDER_BITS = 4;
const PICK_BITS = 4;
/** The Golomb order used for the shortest time. */
const SHORTEST_ORDER = 10;
/** The code of a whole round has at most 1600 characters. */
const SHAPE = /^[\w-]{6,1600}$/;

const inBits = (value: number, count: number): string => value.toString(2).padStart(count, '0');

/** A whole number as an exponential Golomb code of this order: small numbers take few bits, and any number fits. */
function golomb(value: number, order: number): string {
  const bits = (value + 2 ** order).toString(2);
  return '0'.repeat(bits.length - order - 1) + bits;
}

const charactersOf = (bits: string): string =>
  (bits.match(/.{1,6}/g) ?? [])
    .map((six) => ALPHABET.charAt(Number.parseInt(six.padEnd(BITS_PER_CHARACTER, '0'), 2)))
    .join('');

const bitsOf = (signs: string): string =>
  signs
    .split('')
    .map((sign) => inBits(ALPHABET.indexOf(sign), BITS_PER_CHARACTER))
    .join('');

const checkOf = (about: string, payload: string): string =>
  charactersOf(inBits(computeChecksum(`${about} ${payload}`), 32).slice(-CHECK_LENGTH * BITS_PER_CHARACTER));

const isWhole = (value: number, max: number): boolean => Number.isInteger(value) && value >= 0 && value <= max;

/** The time between each answer and the previous one, in milliseconds. */
const gapsOf = (timeline: Timeline): readonly number[] =>
  timeline.map(({ atMs }, index) => atMs - (timeline[index - 1]?.atMs ?? 0));

/** Whether this can be a real round: times never go back, and nothing exceeds the limits. */
function isPossible({ timeline, picks }: FriendRound): boolean {
  const { maxAnswers, maxMs, maxPick } = FRIEND_LIMITS;
  const counts = [timeline.length - 1, picks.length - 1].every((index) => index < maxAnswers);
  const times = gapsOf(timeline).every((gap) => isWhole(gap, maxMs)) && (timeline.at(-1)?.atMs ?? -1) <= maxMs;
  return timeline.length > 0 && counts && times && picks.every((pick) => isWhole(pick, maxPick));
}

const ORDERS = Array.from({ length: 2 ** ORDER_BITS }, (_, order) => order);

/** The code for a round. `about` names its game, settings and seed. Null if the round cannot be shared. */
export function encodeFriendRound(round: FriendRound, about: string): string | null {
  if (!isPossible(round)) return null;
  const { timeline, picks } = round;
  const gaps = gapsOf(timeline);
  const shortest = Math.min(...gaps);
  const inOrder = (order: number): string =>
    timeline
      .map(({ isCorrect }, index) => (isCorrect ? '1' : '0') + golomb((gaps[index] ?? 0) - shortest, order))
      .join('');
  const order = ORDERS.reduce((best, other) => (inOrder(other).length < inOrder(best).length ? other : best));
  const payload = charactersOf(
    [
      inBits(timeline.length, COUNT_BITS),
      golomb(shortest, SHORTEST_ORDER),
      inBits(order, ORDER_BITS),
      inOrder(order),
      inBits(picks.length, COUNT_BITS),
      ...picks.map((pick) => inBits(pick, PICK_BITS)),
    ].join(''),
  );
  return checkOf(about, payload) + payload;
}

/** Reads bits one after the other. Reading past the end gives NaN. */
function readerOf(bits: string) {
  let at = 0;
  const number = (count: number): number => {
    const piece = bits.slice(at, at + count);
    at += count;
    return piece.length === count ? Number.parseInt(piece, 2) : Number.NaN;
  };
  const golombNumber = (order: number): number => {
    const zeros = bits.slice(at).indexOf('1');
    at += Math.max(0, zeros);
    return zeros < 0 ? Number.NaN : number(zeros + order + 1) - 2 ** order;
  };
  return { number, golombNumber };
}

/** The round in a code; null if the code is damaged or forged, or belongs to another game, setting or seed. */
export function decodeFriendRound(code: string, about: string): FriendRound | null {
  if (!SHAPE.test(code)) return null;
  const payload = code.slice(CHECK_LENGTH);
  if (checkOf(about, payload) !== code.slice(0, CHECK_LENGTH)) return null;
  const { number, golombNumber } = readerOf(bitsOf(payload));
  const count = number(COUNT_BITS);
  const shortest = golombNumber(SHORTEST_ORDER);
  const order = number(ORDER_BITS);
  const timeline: TimedAnswer[] = [];
  while (timeline.length < count) {
    const isCorrect = number(1) === 1;
    timeline.push({ atMs: (timeline.at(-1)?.atMs ?? 0) + shortest + golombNumber(order), isCorrect });
  }
  const picks = Array.from({ length: number(COUNT_BITS) || 0 }, () => number(PICK_BITS));
  const round = { timeline, picks };
  // Each round has exactly one code, so any other spelling was not written by us.
  return encodeFriendRound(round, about) === code ? round : null;
}
