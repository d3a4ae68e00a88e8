/*
 * Two rounds of forty answers, with points worked out by hand. There is one row per event and one event per second.
 * Each row gives the event and its points, and then the score, streak and shield.
 */
import { describe, expect, it } from 'vitest';
import { type Battle, withoutEvents } from '../../../machines/arithmetic-hero/battle';
import { applyAnswer, landSum, settleBattle } from '../../../machines/arithmetic-hero/battle-events';
import { calculateAccuracy, type PowerUp } from '../../../machines/arithmetic-hero/rules';
import { indicesUpTo } from '../../helpers/seeds';
import { createBattle, createCard } from './helpers/cards';

/** A correct answer, a sum with a power-up, a multi-zap with this many other sums on the screen, or a mistake. */
type Deed = 'right' | Exclude<PowerUp, 'multiZap' | 'slowMotion'> | `multiZap with ${number}` | 'wrong' | 'landed';
type Row = readonly [deed: Deed, points: number, score: number, streak: number, shield: number];

const ARCADE_AT_LEVEL_3: readonly Row[] = [
  ['right', 30, 30, 1, 100], // 10 × 1 × level 3
  ['right', 30, 60, 2, 100],
  ['right', 30, 90, 3, 100],
  ['right', 30, 120, 4, 100],
  ['right', 60, 180, 5, 100], // streak 5: × 2
  ['doublePoints', 60, 240, 6, 100], // from the next sum, until 26 s
  ['right', 120, 360, 7, 100],
  ['right', 120, 480, 8, 100],
  ['right', 120, 600, 9, 100],
  ['right', 180, 780, 10, 100], // streak 10: × 3
  ['multiZap with 4', 300, 1080, 11, 100], // 180, and 4 × 10 × level 3, which are neither doubled nor multiplied
  ['right', 180, 1260, 12, 100],
  ['multiZap with 0', 180, 1440, 13, 100],
  ['right', 180, 1620, 14, 100],
  ['right', 240, 1860, 15, 100], // streak 15: × 4
  ['landed', 0, 1860, 15, 80], // costs shield, but keeps the streak
  ['right', 240, 2100, 16, 80],
  ['right', 240, 2340, 17, 80],
  ['right', 240, 2580, 18, 80],
  ['right', 240, 2820, 19, 80],
  ['right', 300, 3120, 20, 80], // streak 20: × 5
  ['right', 300, 3420, 21, 80],
  ['right', 300, 3720, 22, 80],
  ['right', 300, 4020, 23, 80],
  ['right', 300, 4320, 24, 80],
  ['wrong', 0, 4320, 0, 70], // 26 s: double points end as well
  ['right', 30, 4350, 1, 70],
  ['shield', 30, 4380, 2, 100], // + 30
  ['wrong', 0, 4380, 0, 90],
  ['right', 30, 4410, 1, 90],
  ['right', 30, 4440, 2, 90],
  ['right', 30, 4470, 3, 90],
  ['shield', 30, 4500, 4, 100], // full at 100
  ['right', 60, 4560, 5, 100],
  ['multiZap with 2', 120, 4680, 6, 100],
  ['landed', 0, 4680, 6, 80],
  ['right', 60, 4740, 7, 80],
  ['right', 60, 4800, 8, 80],
  ['right', 60, 4860, 9, 80],
  ['right', 90, 4950, 10, 80],
  ['wrong', 0, 4950, 0, 70],
  ['right', 30, 4980, 1, 70],
];

const CHALLENGE: readonly Row[] = [
  ['right', 10, 10, 1, 100],
  ['right', 10, 20, 2, 100],
  ['right', 10, 30, 3, 100],
  ['right', 10, 40, 4, 100],
  ['right', 15, 55, 5, 100], // streak 5: × 1.5
  ['doublePoints', 15, 70, 6, 100], // from the next sum, until 26 s
  ['right', 30, 100, 7, 100],
  ['right', 30, 130, 8, 100],
  ['right', 30, 160, 9, 100],
  ['right', 40, 200, 10, 100], // streak 10: × 2
  ['multiZap with 4', 60, 260, 11, 100], // 40, and 4 × 5
  ['right', 40, 300, 12, 100],
  ['multiZap with 0', 40, 340, 13, 100],
  ['right', 40, 380, 14, 100],
  ['right', 50, 430, 15, 100], // streak 15: × 2.5
  ['landed', 0, 430, 15, 80],
  ['right', 50, 480, 16, 80],
  ['right', 50, 530, 17, 80],
  ['right', 50, 580, 18, 80],
  ['right', 50, 630, 19, 80],
  ['right', 60, 690, 20, 80], // streak 20: × 3
  ['right', 60, 750, 21, 80],
  ['right', 60, 810, 22, 80],
  ['right', 60, 870, 23, 80],
  ['right', 60, 930, 24, 80],
  ['wrong', 0, 930, 0, 70], // 26 s: double points end as well
  ['right', 10, 940, 1, 70],
  ['shield', 10, 950, 2, 100],
  ['wrong', 0, 950, 0, 90],
  ['right', 10, 960, 1, 90],
  ['right', 10, 970, 2, 90],
  ['right', 10, 980, 3, 90],
  ['right', 10, 990, 4, 90],
  ['right', 15, 1005, 5, 90],
  ['multiZap with 2', 25, 1030, 6, 90],
  ['landed', 0, 1030, 6, 70],
  ['right', 15, 1045, 7, 70],
  ['right', 15, 1060, 8, 70],
  ['right', 15, 1075, 9, 70],
  ['right', 20, 1095, 10, 70],
  ['wrong', 0, 1095, 0, 60],
  ['right', 10, 1105, 1, 60],
];

const SUM = 7;
const NO_SUM = 999;

/** The battle after one event, with the cards that the event needs on the screen. */
function after(battle: Battle, deed: Deed, nowMs: number): Battle {
  const others = deed.startsWith('multiZap') ? Number(deed.slice('multiZap with '.length)) : 0;
  const powerUp: PowerUp | null = deed.startsWith('multiZap')
    ? 'multiZap'
    : deed === 'doublePoints' || deed === 'shield'
      ? deed
      : null;
  const card = createCard(SUM, { powerUp });
  // The other cards have their own power-ups, which a multi-zap must not trigger.
  const cards = [card, ...indicesUpTo(others).map((number) => createCard(100 + number, { powerUp: 'shield' }))];
  const before = { ...settleBattle(withoutEvents(battle), nowMs), cards };
  if (deed === 'landed') return landSum(before, card);
  return applyAnswer(before, { value: deed === 'wrong' ? NO_SUM : SUM, to: null }, nowMs);
}

describe.each([
  ['the arcade on level 3', 'arcade', ARCADE_AT_LEVEL_3],
  ['the challenge', 'challenge', CHALLENGE],
] as const)('%s', (_, mode, table) => {
  it('gives the score, streak and shield worked out by hand after each event', () => {
    let battle = createBattle({ mode });
    const played = table.map(([deed], index): Row => {
      const scoreBefore = battle.score;
      battle = after(battle, deed, (index + 1) * 1000);
      return [deed, battle.score - scoreBefore, battle.score, battle.streak.now, battle.shield];
    });
    expect(played).toEqual(table);
  });

  it('counts correct answers, mistakes and landings, but not sums cleared by a multi-zap', () => {
    const end = table.reduce(
      (battle, [deed], index) => after(battle, deed, (index + 1) * 1000),
      createBattle({ mode }),
    );
    const [wrong, landings] = ['wrong', 'landed'].map((slip) => table.filter(([deed]) => deed === slip).length);
    expect(end).toMatchObject({ solved: 37, wrong, landed: landings, streak: { now: 1, longest: 24 } });
    expect([wrong, landings, calculateAccuracy(end)]).toEqual([3, 2, 88]); // 37 of 42
  });
});
