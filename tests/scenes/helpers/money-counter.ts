import { Sprite } from 'pixi.js';
import { createHeap, type PIECE_VALUES } from '../../../machines/money-counter/coins';
import { calculateAnswer, type MoneyProblem } from '../../../machines/money-counter/money-problem';
import { type Question } from '../../../machines/money-counter/questions';
import { MoneyCounterScene } from '../../../src/games/money-counter/scene';
import { marketDrawings } from '../../../src/games/money-counter/scene/drawings';
import type { MoneyCounterView } from '../../../src/games/money-counter/view';
import type { OnStage } from './drawn-games';
import { onStage } from './on-stage';
import { StubAtlas } from './stub-atlas';
import { findSprites, getName, visibleBodies, withDescendants } from './visible-bodies';

/** A heap of this many pennies, nickels, dimes, quarters and dollar bills. */
export function heap(pennies: number, nickels = 0, dimes = 0, quarters = 0, dollars = 0) {
  const counts: Readonly<Record<(typeof PIECE_VALUES)[number], number>> = {
    1: pennies,
    5: nickels,
    10: dimes,
    25: quarters,
    100: dollars,
  };
  return createHeap((piece) => counts[piece]);
}

/** A question without choices. */
export const question = (asked: MoneyProblem, number = 0): Question => ({
  number,
  asked,
  answer: calculateAnswer(asked),
  options: null,
});

/** $2.58 to count; $0.65 of change; $0.12 + $0.23; and $0.23 more than $0.12. */
export const COUNT = question({ type: 'countCoins', heap: heap(3, 1, 5, 4, 1) });
export const CHANGE = question({ type: 'makeChange', heap: heap(0, 0, 0, 0, 1), price: 35 });
export const ADD = question({ type: 'addMoney', heaps: [heap(2, 0, 1), heap(3, 2, 1)] });
export const COMPARE = question({ type: 'compareMoney', heaps: [heap(3, 2, 1), heap(2, 0, 1)] });

/** Answers to a question. */
export const RIGHT: MoneyCounterView['given'] = { verdict: 'right', answer: 1 };
export const WRONG: MoneyCounterView['given'] = { verdict: 'wrong', answer: 2 };

/** The stall with an atlas without pictures, laid out for a stage. */
export function moneyCounterScene(stage: OnStage = {}) {
  const staged = onStage(MoneyCounterScene, new StubAtlas(marketDrawings()), { widthPx: 960, heightPx: 540, ...stage });
  const { scene } = staged;
  const pieces = () => findSprites(scene.view, /^piece/);
  return {
    ...staged,
    show: (shown: Partial<MoneyCounterView> & Pick<MoneyCounterView, 'question'>, nowMs: number) =>
      scene.show({ given: null, pace: 'brisk', ...shown }, nowMs),
    pieces,
    /** The values of the visible pieces, in the order in which they were put down. */
    worths: () => pieces().map((piece) => Number(getName(piece).slice('piece '.length))),
    indices: () => pieces().map(({ x, y, rotation, scale }) => ({ x, y, rotation, scale: scale.x })),
    mats: () => visibleBodies(scene.view).filter((body) => getName(body) === 'mat'),
    sprites: () => withDescendants(scene.view).filter((body) => body instanceof Sprite).length,
  };
}
