import { describe, expect, it } from 'vitest';
import { questionAt as algebraQuestion } from '../../machines/algebra-adventure/questions';
import { CARD_GAP, type Fall } from '../../machines/arithmetic-hero/falling';
import { drawStillBalance } from '../../src/games/algebra-adventure/scene/still';
import { cardPositionAt } from '../../src/games/arithmetic-hero/scene/card-position';
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
});

describe('The still picture of the balance', () => {
  const [, view] = VIEWS[2];

  it('is level while a question is open, and tilts for a wrong number, with both totals', () => {
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
});
