import { describe, expect, it } from 'vitest';
import { questionAt as algebraQuestion } from '../../machines/algebra-adventure/questions';
import { CARD_GAP, type Fall } from '../../machines/arithmetic-hero/falling';
import { DEFAULT_AVATAR } from '../../machines/core/hero';
import { drawStillBalance } from '../../src/games/algebra-adventure/scene/still';
import { cardPositionAt, drawStillScene } from '../../src/games/arithmetic-hero/scene/still';
import { drawStillRoad } from '../../src/games/math-facts/scene/still';
import { drawStillBeacons } from '../../src/games/math-warp/scene/still';
import { drawStillTiles } from '../../src/games/target-takedown/scene/still';
import { fitScene } from '../../src/stage/scene';

const VIEWS = [
  ['a phone', fitScene(360, 420).view],
  ['a tablet', fitScene(820, 760).view],
  ['a board', fitScene(1920, 820).view],
] as const;

/** How often a string occurs in a drawing. */
const count = (drawn: string, part: string): number => drawn.split(part).length - 1;

describe.each(VIEWS)('Without a scene, on %s', (_, view) => {
  const fall: Fall = { fromY: -10, sinceMs: 1000, landsMs: 9000 };
  const at = (nowMs: number, percent = 25, of = fall) => cardPositionAt(view, percent, of, 150, nowMs);

  it('a card is as far down as it has fallen, and lands on the dome when its time is over', () => {
    const heights = [1000, 3000, 5000, 7000, 9000].map((nowMs) => at(nowMs).y);
    const steps = heights.slice(1).map((y, index) => y - (heights[index] ?? 0));
    for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 6);
    expect(steps[0]).toBeGreaterThan(0);
    expect(at(9000).y).toBe(at(20_000).y);
    expect(at(9000).y).toBeLessThan(view.bottom);
    expect(at(1000).y).toBeLessThan(view.top);
  });

  it('the card that lands first is the lower one, and both stay on their side', () => {
    const later: Fall = { fromY: -10 - CARD_GAP, sinceMs: 1000, landsMs: 12_000 };
    expect(at(6000).y).toBeGreaterThan(at(6000, 25, later).y);
    expect(at(6000, 25).x).toBeLessThan(at(6000, 75).x);
  });

  it('the dome shows one piece per tenth of the shield, in its colour', () => {
    const drawn = [100, 20, 0].map((shield) => drawStillScene(view, shield, DEFAULT_AVATAR, 'smile'));
    expect(drawn.map((city) => count(city, 'stroke="#58D0C3"'))).toEqual([10, 0, 0]);
    expect(drawn.map((city) => count(city, 'stroke="#FF8A75"'))).toEqual([0, 2, 0]);
  });
});

describe('The still pictures of the games', () => {
  const [, view] = VIEWS[2];

  it('show a wrong number as crossed out, and the right one once the portal closes', () => {
    const still = { choices: [6, 8, 4, 16], tried: [6], answer: 4 };
    const open = drawStillBeacons(view, { ...still, phase: 'open' });
    const closing = drawStillBeacons(view, { ...still, phase: 'closing' });
    expect([count(open, '#5C6599'), count(open, '#EEFAEA')]).toEqual([1, 0]);
    expect([count(closing, '#5C6599'), count(closing, '#EEFAEA')]).toEqual([1, 1]);
  });

  it('keep the balance level while a question is open, and tilt it for a wrong number, with both totals', () => {
    const question = algebraQuestion(7, { mode: 'balance', difficulty: 'easy' }, 0);
    const wrong = question.choices.find((choice) => choice !== question.answer) ?? 0;
    const open = drawStillBalance(view, { question, given: null, pace: 'brisk' });
    const claimed = drawStillBalance(view, {
      question,
      given: { verdict: 'wrong', choice: wrong },
      pace: 'brisk',
    });
    const turned = /rotate\((?!0\))/;
    expect([turned.test(open), turned.test(claimed)]).toEqual([false, true]);
    expect([count(open, '<text'), count(claimed, '<text') >= 2]).toEqual([0, true]);
  });

  it('raise the chosen tiles and fill the bar with parts of the right length', () => {
    const tiles = [16, 4, 1, 11].map((value, id) => ({ id, value }));
    const board = { number: 0, difficulty: 0, target: 26, tiles, solution: [] };
    const open = drawStillTiles(view, { board, chosen: [0, 1], outcome: 'open' });
    const widths = [...open.matchAll(/M0 0L([\d.]+) 0L[\d.]+ 40/g)].map(([, width]) => Number(width) + 2);
    expect(widths).toHaveLength(2);
    expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(4, 2);
  });

  it('move the road as the score grows', () => {
    const drawn = [0, 50, 400].map((score) => count(drawStillRoad(view, score, 'smile'), '>50<'));
    expect(drawn).toEqual([1, 1, 0]);
  });
});
