/*
 * The challenge: as many sums as possible in 90 seconds, getting harder every 30. Without a clock, thirty sums one
 * after another.
 */
import { displayedSeconds, timeoutDelay } from '../core/limit';
import { randomInteger, seededRandom } from '../core/random';
import { applyTimeSetting, TIME_FACTOR } from '../core/time-setting';
import { type Battle, type ModeRules, withOffers } from './battle';
import { applyAnswer, settleBattle, spawnSum, withShieldRestored } from './battle-events';
import { type Tier, tierFor } from './levels';
import { CHALLENGE_TURNS, RULES } from './rules';

/** The whole seconds shown; null without a clock. */
export const challengeSecondsLeft = ({ endsMs, nowMs }: Battle): number | null =>
  endsMs === Infinity ? null : displayedSeconds(endsMs - nowMs);

/** The tier of a sum: from the time left or, without a clock, from its number. */
function tierAt({ settings, endsMs, nowMs }: Battle, number: number): Tier {
  const factor = TIME_FACTOR[settings.time];
  if (factor !== null) return tierFor(displayedSeconds((endsMs - nowMs) / factor));
  const { turnsPerTier } = RULES.challenge;
  return number < turnsPerTier ? 1 : number < 2 * turnsPerTier ? 2 : 3;
}

export const tierOf = (battle: Battle): Tier => tierAt(battle, Math.max(0, battle.shown - 1));

/**
 * Shows as many sums as the tier allows at the same time. The first of three falls fastest, so that the third can
 * follow it on the same side and still land within the longest fall time.
 */
function withSums(before: Battle, nowMs: number): Battle {
  const { seed, time } = before.settings;
  const { low, high, leader } = RULES.challenge.fallMs;
  const tier = tierAt(before, before.shown);
  let battle = before;
  for (let index = 0; index < tier; index++) {
    const random = seededRandom(seed, 'fall', battle.shown);
    const fallMs = randomInteger(random, low, tier === 3 && index === 0 ? leader : high);
    battle = spawnSum(battle, { tier }, applyTimeSetting(fallMs, time), nowMs);
  }
  return { ...battle, nextSlotMs: battle.nextSlotMs + RULES.challenge.spawnMs };
}

export const CHALLENGE: ModeRules = {
  move(before, nowMs) {
    const battle = { ...withShieldRestored(settleBattle(before, nowMs)), nowMs };
    const isDue = nowMs >= battle.nextSlotMs && nowMs < battle.endsMs;
    return withOffers(isDue ? withSums(battle, nowMs) : battle, nowMs);
  },

  nextTurn(before, nowMs) {
    const battle = withShieldRestored({ ...before, cards: [], nowMs });
    return withOffers(spawnSum(battle, { tier: tierAt(battle, battle.shown) }, null, nowMs), nowMs);
  },

  answer(before, given, nowMs) {
    const battle = withOffers({ ...applyAnswer(before, given, nowMs), nowMs }, nowMs);
    // Without a clock the shield refills with the next sum, so that the player can see the damage from the mistake.
    return battle.settings.time === 'none' ? battle : withShieldRestored(battle);
  },

  isOver: ({ settings, shown, nowMs, endsMs }) =>
    settings.time === 'none' ? shown >= CHALLENGE_TURNS : nowMs >= timeoutDelay(endsMs),
};
