import { describe, expect, it } from 'vitest';
import { fractionSimplifyMenuBackdrop } from '../../src/games/fraction-simplify/scene/backdrop';
import {
  barsLayout,
  counterTop,
  plateArea,
  plateRadius,
  platesLayout,
} from '../../src/games/fraction-simplify/scene/layout';
import { drawCake, drawFields } from '../../src/games/fraction-simplify/scene/menu-pictures';
import { fitScene } from '../../src/stage/scene';

/** Stages in CSS pixels: boards, tablets, phones, low and high ones. */
const STAGES = [
  [1920, 710],
  [1440, 640],
  [1180, 560],
  [820, 700],
  [360, 390],
  [320, 210],
  [356, 308],
  [1200, 440],
] as const;

describe.each(STAGES)('Fraction Master on a stage of %i x %i', (widthPx, heightPx) => {
  const { view } = fitScene(widthPx, heightPx);
  const plate = plateArea(view);

  it.each([2, 3, 4])('fits %i plates of one size inside, below the question and without overlaps', (count) => {
    const { radius, y, xs, signXs, labelY } = platesLayout(view, count);
    const rim = plateRadius(radius);
    expect(radius).toBeGreaterThan(20);
    expect(xs).toHaveLength(count);
    expect(signXs).toHaveLength(Math.min(count, 3) - 1);
    expect(y - rim).toBeGreaterThanOrEqual(plate.y + plate.height);
    expect(y + rim).toBeLessThanOrEqual(view.bottom);
    expect(labelY).toBeLessThan(view.bottom);
    expect(xs[0]! - rim).toBeGreaterThanOrEqual(view.left);
    expect(xs.at(-1)! + rim).toBeLessThanOrEqual(view.right);
    for (const [index, x] of xs.slice(1).entries()) expect(x - xs[index]!).toBeGreaterThanOrEqual(2 * rim);
    for (const [index, x] of signXs.entries()) expect(x).toBeCloseTo((xs[index]! + xs[index + 1]!) / 2, 6);
  });

  it('puts the two bars on the counter, one below the other', () => {
    const { x, length, height, ys, labelX, signX } = barsLayout(view, 0);
    expect(ys[0]).toBeGreaterThan(counterTop(view));
    expect(ys[1] - ys[0]).toBeGreaterThan(height);
    expect(ys[1] + height).toBeLessThan(view.bottom);
    expect([labelX < x, labelX > view.left, signX > x + length, signX < view.right]).toEqual([true, true, true, true]);
  });

  it('fits the question inside', () => {
    expect(plate.x).toBeGreaterThanOrEqual(view.left);
    expect(plate.x + plate.width).toBeLessThanOrEqual(view.right);
    expect(plate.y).toBeGreaterThanOrEqual(view.top);
  });
});

describe('Pictures for the menu', () => {
  it('are complete SVG documents', () => {
    for (const picture of [...fractionSimplifyMenuBackdrop(), drawCake(4, [[1, 'lemon']]), drawFields()])
      expect(picture).toMatch(/^<svg .*<\/svg>$/);
  });
});
