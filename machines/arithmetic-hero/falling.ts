/*
 * Where a sum is while it falls. Heights are in percent of the way: -10 is just above the scene, 100 is the dome. Where
 * a card is now is a pure function of its fall and the moment; when its rate changes it is set off again from where it is.
 */
import { happens, type Random, wholeBetween } from '../core/random';
import type { Problem } from './problems';
import { RULES } from './rules';

/** A way down at an even pace: from height `fromY` at `sinceMs` to the dome at `landsMs`, in game time. */
export interface Fall {
  readonly fromY: number;
  readonly sinceMs: number;
  readonly landsMs: number;
}

/** A sum on the screen, not yet solved. `x` is its middle in percent of the width; without a fall it stands and waits. */
export interface Card {
  readonly problem: Problem;
  readonly x: number;
  readonly fall: Fall | null;
}

/** A card that falls. */
export interface FallingCard extends Card {
  readonly fall: Fall;
}

/** The height at which a card has landed. */
export const GROUND = 100;

/** The least distance that two cards on one side keep, in percent of the way: a card's height with some air. */
export const CARD_GAP = 24;

/** The parts of the width in which cards fall. One card fits into each, on a phone as on a whiteboard. */
const SIDES = [
  { low: 14, high: 36 },
  { low: 64, high: 86 },
] as const;
type Side = (typeof SIDES)[number];

/** The height of a fall at a moment; it does not go below the ground. */
export function heightAt({ fromY, sinceMs, landsMs }: Fall, nowMs: number): number {
  if (nowMs >= landsMs) return GROUND;
  return fromY + ((GROUND - fromY) * (nowMs - sinceMs)) / (landsMs - sinceMs);
}

/** The same fall with all that is left of it lasting `factor` times as long. */
export const slowedBy = (fall: Fall, factor: number, nowMs: number): Fall => ({
  fromY: heightAt(fall, nowMs),
  sinceMs: nowMs,
  landsMs: nowMs + Math.max(0, fall.landsMs - nowMs) * factor,
});

/** Whether a card falls; one that does not stands and waits. */
export const isFalling = (card: Card): card is FallingCard => card.fall !== null;

/** The cards by urgency: the lowest first. Cards that stand and wait keep their order. */
export const lowestFirst = (cards: readonly Card[], nowMs: number): readonly Card[] =>
  [...cards].sort(
    (one, other) => (other.fall ? heightAt(other.fall, nowMs) : 0) - (one.fall ? heightAt(one.fall, nowMs) : 0),
  );

/**
 * Puts a new problem on the screen so that it overlaps no other card on its whole way down. It takes the side with more
 * room; where both are narrow it starts higher, and falls a little longer where it would catch up with the card ahead.
 */
export function withPosition(
  random: Random,
  problem: Problem,
  cards: readonly Card[],
  fallMs: number | null,
  nowMs: number,
): Card {
  if (fallMs === null) return { problem, x: 50, fall: null };
  const sides = happens(random, 0.5) ? SIDES : [...SIDES].reverse();
  const [best] = sides
    .map((side) => ({ side, fall: freeFall(side, cards, fallMs, nowMs), room: roomOn(side, cards, nowMs) }))
    .sort((one, other) => detour(one.fall, fallMs, nowMs) - detour(other.fall, fallMs, nowMs) || other.room - one.room);
  const { low, high } = best?.side ?? SIDES[0];
  return { problem, x: wholeBetween(random, low, high), fall: best?.fall ?? null };
}

const fallsOn = ({ low, high }: Side, cards: readonly Card[]): readonly Fall[] =>
  cards.flatMap(({ x, fall }) => (fall && x >= low && x <= high ? [fall] : []));

/** How far down the highest card of a side has come. */
const roomOn = (side: Side, cards: readonly Card[], nowMs: number): number =>
  Math.min(GROUND, ...fallsOn(side, cards).map((fall) => heightAt(fall, nowMs)));

/** How far a fall differs from the one that was asked for: 0 on a free side. */
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
