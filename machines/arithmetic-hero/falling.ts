/* The position of a falling sum. Heights are percentages of the fall: -10 is just above the scene, 100 is the dome.
   A card's position is a pure function of its fall and the time. When its speed changes, a new fall starts from its
   current position. */
import { type Random, randomBoolean, randomInteger } from '../core/random';
import type { Problem } from './problems';
import { RULES } from './rules';

/** A fall at constant speed, from height `fromY` at `sinceMs` to the dome at `landsMs`, in game time. */
export interface Fall {
  readonly fromY: number;
  readonly sinceMs: number;
  readonly landsMs: number;
}

/**
 * An unsolved sum on the screen. `x` is its centre as a percentage of the width. A card without a fall stays where it
 * is.
 */
export interface Card {
  readonly problem: Problem;
  readonly x: number;
  readonly fall: Fall | null;
}

export interface FallingCard extends Card {
  readonly fall: Fall;
}

/** The card of a waiting sum, in the middle. */
export const waitingCard = (problem: Problem): Card => ({ problem, x: 50, fall: null });

/** The height at which a card lands. */
export const GROUND = 100;

/**
 * The minimum vertical distance between two cards on the same side, as a percentage of the fall: a card's height and a
 * small gap.
 */
export const CARD_GAP = 24;

/** The two columns in which cards fall. Each is wide enough for one card, on phones as well as whiteboards. */
const SIDES = [
  { low: 14, high: 36 },
  { low: 64, high: 86 },
] as const;
type Side = (typeof SIDES)[number];

/** The height of a fall at this time; it stops at the ground. */
export function heightAt({ fromY, sinceMs, landsMs }: Fall, nowMs: number): number {
  if (nowMs >= landsMs) return GROUND;
  return fromY + ((GROUND - fromY) * (nowMs - sinceMs)) / (landsMs - sinceMs);
}

/** The same fall, except that the rest of it takes `factor` times as long. */
export const slowFall = (fall: Fall, factor: number, nowMs: number): Fall => ({
  fromY: heightAt(fall, nowMs),
  sinceMs: nowMs,
  landsMs: nowMs + Math.max(0, fall.landsMs - nowMs) * factor,
});

export const isFalling = (card: Card): card is FallingCard => card.fall !== null;

/** Sorts cards by urgency, lowest first. Waiting cards keep their order. */
export const sortLowestFirst = (cards: readonly Card[], nowMs: number): readonly Card[] =>
  [...cards].sort(
    (one, other) => (other.fall ? heightAt(other.fall, nowMs) : 0) - (one.fall ? heightAt(one.fall, nowMs) : 0),
  );

/**
 * Places a new problem so that it does not overlap another card at any point of its fall. It uses the side with more
 * room. If both sides are tight, the card starts higher, and falls a little longer if it would otherwise catch up with
 * the card ahead.
 */
export function placeCard(
  random: Random,
  problem: Problem,
  cards: readonly Card[],
  fallMs: number | null,
  nowMs: number,
): Card {
  if (fallMs === null) return waitingCard(problem);
  const sides = randomBoolean(random, 0.5) ? SIDES : [...SIDES].reverse();
  const [best] = sides
    .map((side) => ({ side, fall: freeFall(side, cards, fallMs, nowMs), room: roomOn(side, cards, nowMs) }))
    .sort((one, other) => detour(one.fall, fallMs, nowMs) - detour(other.fall, fallMs, nowMs) || other.room - one.room);
  const { low, high } = best?.side ?? SIDES[0];
  return { problem, x: randomInteger(random, low, high), fall: best?.fall ?? null };
}

const fallsOn = ({ low, high }: Side, cards: readonly Card[]): readonly Fall[] =>
  cards.flatMap(({ x, fall }) => (fall && x >= low && x <= high ? [fall] : []));

/** The distance that the highest card on a side has fallen. */
const roomOn = (side: Side, cards: readonly Card[], nowMs: number): number =>
  Math.min(GROUND, ...fallsOn(side, cards).map((fall) => heightAt(fall, nowMs)));

/** How far a fall differs from the requested one; 0 on an empty side. */
const detour = ({ fromY, landsMs }: Fall, fallMs: number, nowMs: number): number =>
  RULES.screen.startY - fromY + (landsMs - nowMs - fallMs) / fallMs;

function freeFall(side: Side, cards: readonly Card[], fallMs: number, nowMs: number): Fall {
  const fallsOfSide = fallsOn(side, cards);
  let fromY: number = RULES.screen.startY;
  let lastsMs = fallMs;
  for (const ahead of fallsOfSide) fromY = Math.min(fromY, heightAt(ahead, nowMs) - CARD_GAP);
  for (const ahead of fallsOfSide) {
    const leftMs = Math.max(0, ahead.landsMs - nowMs);
    lastsMs = Math.max(lastsMs, ((GROUND - fromY) * leftMs) / (GROUND - CARD_GAP - fromY));
  }
  return { fromY, sinceMs: nowMs, landsMs: nowMs + lastsMs };
}
