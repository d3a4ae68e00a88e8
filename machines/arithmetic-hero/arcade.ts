/* The arcade: waves of falling sums until the shield is used up. Without a clock, one waiting sum after another. */
import { type Battle, type ModeRules, offerLowestProblems, withWave } from './battle';
import { applyAnswer, settleBattle, spawnSum } from './battle-events';
import { arcadeFallMs, getLevel, waveGapMs } from './levels';
import { RULES } from './rules';

/** Shows all sums that are due, and starts the next wave when the current one has no sums left. */
function withSlots(battle: Battle, nowMs: number): Battle {
  const { settings, wave, slotsLeft, nextSlotMs } = battle;
  if (nextSlotMs > nowMs) return battle;
  const level = getLevel(settings.level);
  if (slotsLeft === 0)
    return withSlots({ ...withWave(battle, wave + 1, nowMs), slotsLeft: level.equationsPerWave }, nowMs);
  const shown = spawnSum(battle, settings, arcadeFallMs(level, wave, settings.time), nowMs);
  const gapMs = slotsLeft === 1 ? waveGapMs(level) : RULES.arcade.spawnMs;
  return { ...shown, slotsLeft: slotsLeft - 1, nextSlotMs: nextSlotMs + gapMs };
}

export const ARCADE: ModeRules = {
  move: (battle, nowMs) => offerLowestProblems({ ...withSlots(settleBattle(battle, nowMs), nowMs), nowMs }, nowMs),

  nextTurn(battle, nowMs) {
    const { settings, shown, wave } = battle;
    const nextWave = Math.floor(shown / getLevel(settings.level).equationsPerWave) + 1;
    const cleared = { ...battle, cards: [], nowMs };
    const announced = nextWave > wave ? withWave(cleared, nextWave, nowMs) : cleared;
    return offerLowestProblems(spawnSum(announced, settings, null, nowMs), nowMs);
  },

  answer: (battle, given, nowMs) => offerLowestProblems({ ...applyAnswer(battle, given, nowMs), nowMs }, nowMs),

  isOver: ({ shield }) => shield === 0,
};
