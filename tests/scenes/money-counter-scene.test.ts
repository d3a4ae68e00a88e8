import { describe, expect, it } from 'vitest';
import { ADD, CHANGE, COMPARE, COUNT, heap, moneyCounterScene, question, RIGHT, WRONG } from './helpers/money-counter';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('The money', () => {
  it('is all visible while the question is open, loose and with each piece slightly rotated', () => {
    const { show, tick, worths, indices, texts, mats } = moneyCounterScene();
    show({ question: COUNT }, 0);
    tick(2000);
    expect(worths()).toEqual([100, 25, 25, 25, 25, 10, 10, 10, 10, 10, 5, 1, 1, 1]);
    const turns = indices().map(({ rotation }) => Math.abs((rotation * 180) / Math.PI));
    expect(Math.max(...turns)).toBeLessThanOrEqual(8);
    expect(turns.filter((turn) => turn > 0)).toHaveLength(14);
    // Nothing shows its value.
    expect([texts(), mats().length]).toEqual([[], 0]);
  });

  it('slides into groups after the answer, each with its total', () => {
    const { show, tick, indices, texts, mats, scene } = moneyCounterScene();
    show({ question: COUNT }, 0);
    tick(2000);
    show({ question: COUNT, given: RIGHT }, 2000);
    // All of it happens before the next question.
    tick(3500);
    expect(texts()).toEqual(['$1.00', '$1.00', '$0.50', '$0.05', '$0.03']);
    expect([mats().length, indices().every(({ rotation }) => rotation === 0)]).toEqual([5, true]);
    expect(scene.isStill(3600)).toBe(true);
  });

  it('stays in two heaps if they are added, with their sum between them', () => {
    const { show, tick, texts, worths, mats } = moneyCounterScene();
    show({ question: ADD }, 0);
    tick(1000);
    expect([texts(), mats().length]).toEqual([['$0.12', '$0.23'], 2]);
    show({ question: ADD, given: WRONG }, 1000);
    tick(3000);
    expect([texts(), mats().length, sum(worths())]).toEqual([['$0.12', '$0.23', '$0.35'], 2, 35]);
  });

  it('is cleared for the next question, even if that has fewer pieces', () => {
    const { show, tick, worths, texts } = moneyCounterScene();
    show({ question: COUNT }, 0);
    show({ question: COUNT, given: RIGHT }, 1000);
    tick(3000);
    show({ question: question({ type: 'countCoins', heap: heap(1, 1) }, 1) }, 3000);
    tick(5000);
    expect([worths(), texts()]).toEqual([[5, 1], []]);
  });
});

describe('Money that is counted out', () => {
  it('is a question mark while the question is open', () => {
    const { show, tick, texts, worths } = moneyCounterScene();
    show({ question: CHANGE }, 0);
    tick(1000);
    expect([texts(), worths()]).toEqual([['?', '$1.00'], [100]]);
  });

  it('counts up piece by piece from the price to the payment, which stays in place', () => {
    const { show, tick, texts, worths } = moneyCounterScene();
    show({ question: CHANGE }, 0);
    show({ question: CHANGE, given: WRONG, pace: 'slow' }, 1000);
    tick(1430);
    expect(texts()).toEqual(['$1.00', '$0.35', '$0.40', '$0.50']);
    tick(2400);
    expect(texts()).toEqual(['$1.00', '$0.35', '$0.40', '$0.50', '$0.75', '$1.00', '$0.65']);
    expect(worths()).toEqual([100, 5, 10, 25, 25]);
  });

  it('counts up from the smaller heap to the larger one, both of which stay in place', () => {
    const { show, tick, texts, worths, mats } = moneyCounterScene();
    show({ question: COMPARE }, 0);
    tick(1000);
    expect([texts(), mats().length]).toEqual([['?', '$0.23', '$0.12'], 3]);
    show({ question: COMPARE, given: RIGHT }, 1000);
    tick(2450);
    expect(texts()).toEqual(['$0.23', '$0.12', '$0.12', '$0.13', '$0.23', '$0.11']);
    expect(sum(worths())).toBe(12 + 23 + 11);
  });

  it('is complete before the next question, however much it is', () => {
    const { show, tick, texts, scene } = moneyCounterScene();
    // 94 cents and four dollars: 13 pieces.
    const max = question({ type: 'makeChange', heap: heap(0, 0, 0, 0, 5), price: 6 });
    show({ question: max }, 0);
    show({ question: max, given: RIGHT }, 1000);
    tick(2500);
    expect(texts().slice(-2)).toEqual(['$5.00', '$4.94']);
    expect(texts()).toHaveLength(16);
    expect(scene.isStill(2510)).toBe(true);
  });
});
