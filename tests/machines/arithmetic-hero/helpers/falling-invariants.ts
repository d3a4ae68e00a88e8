/*
 * The rules for falling cards, and random play to test them: two cards on one side are never closer than a card's
 * height, there are never more than five, and all are between 10 and 90 percent of the width.
 */
import * as fc from 'fast-check';
import type { Battle } from '../../../../machines/arithmetic-hero/battle';
import { applyAnswer, nextChangeMs, settleBattle, spawnSum } from '../../../../machines/arithmetic-hero/battle-events';
import { CARD_GAP, type Card, heightAt, isFalling } from '../../../../machines/arithmetic-hero/falling';
import type { TimeSetting } from '../../../../machines/core/time-setting';
import { createBattle, createCard } from './cards';

/**
 * The distance that the fastest card falls in a millisecond. A landed card stays there for that long and can still be
 * answered.
 */
const ONE_INSTANT = 0.1;

/**
 * The smallest distance between two cards on one side until the first of them lands, Infinity if none share a side.
 * Heights are linear in time, so the minimum is at one of the two ends.
 */
export function smallestGap(cards: readonly Card[], nowMs: number): number {
  const falling = cards.filter(isFalling).filter(({ fall }) => fall.landsMs >= nowMs);
  const distances = falling.flatMap((one, index) =>
    falling
      .slice(index + 1)
      .filter((other) => one.x < 50 === other.x < 50)
      .flatMap((other) =>
        [nowMs, Math.min(one.fall.landsMs, other.fall.landsMs)].map((moment) =>
          Math.abs(heightAt(one.fall, moment) - heightAt(other.fall, moment)),
        ),
      ),
  );
  return Math.min(Infinity, ...distances);
}

/** Describes every violation on a screen; empty if there are none. */
export function findScreenFaults({ cards }: Pick<Battle, 'cards'>, nowMs: number): readonly string[] {
  const distance = smallestGap(cards, nowMs);
  return [
    cards.length > 5 ? `${cards.length} cards` : '',
    distance < CARD_GAP - ONE_INSTANT ? `two cards ${distance} apart at ${nowMs}` : '',
    ...cards.map(({ x }) => (x >= 10 && x <= 90 ? '' : `a card at ${x}`)),
  ].filter(Boolean);
}

type Step =
  | { readonly kind: 'spawn'; readonly fallMs: number }
  | { readonly kind: 'solve'; readonly position: number }
  | { readonly kind: 'slowMotion' }
  | { readonly kind: 'wait'; readonly forMs: number };

/** Random play: sums appear at any moment with any fall, are solved, and are slowed down. */
export const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('spawn'), fallMs: fc.integer({ min: 2000, max: 16_000 }) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('solve'), position: fc.nat(4) }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'slowMotion' } as const) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait'), forMs: fc.integer({ min: 0, max: 6000 }) }) },
  ),
  { minLength: 10, maxLength: 60, size: 'max' },
);

/** Plays the steps, including everything that happens between them without the player, and returns all violations. */
export function findPlayFaults(played: readonly Step[], seed: number, time: TimeSetting): readonly string[] {
  const empty = createBattle({ time });
  let battle: Battle = { ...empty, settings: { ...empty.settings, seed } };
  let nowMs = 0;
  const broken: string[] = [];
  const becomes = (next: Battle) => {
    battle = next;
    broken.push(...findScreenFaults(battle, nowMs));
  };
  const waitUntil = (untilMs: number) => {
    for (let next = nextChangeMs(battle, nowMs); next <= untilMs; next = nextChangeMs(battle, nowMs)) {
      nowMs = next;
      becomes(settleBattle(battle, nowMs));
    }
    nowMs = untilMs;
  };
  for (const step of played) {
    if (step.kind === 'wait') waitUntil(nowMs + step.forMs);
    if (step.kind === 'spawn') becomes(spawnSum(battle, { level: 3 }, step.fallMs, nowMs));
    if (step.kind === 'slowMotion') becomes(withSlowMotion(battle, nowMs));
    const card = step.kind === 'solve' ? battle.cards[step.position]?.problem : undefined;
    if (card) becomes(applyAnswer(battle, { value: card.answer, to: card.number }, nowMs));
  }
  waitUntil(nowMs + 100_000);
  return broken;
}

/** The same battle as if a sum with slow motion had just been solved. */
function withSlowMotion(battle: Battle, nowMs: number): Battle {
  const carrier = createCard(-1, { powerUp: 'slowMotion' });
  return applyAnswer({ ...battle, cards: [...battle.cards, carrier] }, { value: -1, to: -1 }, nowMs);
}
