/* Positions on stages of any size, and the drawings behind them. */
import { describe, expect, it } from 'vitest';
import { mathFactsBackdrop } from '../../src/games/math-facts/scene/backdrop';
import { cartPosition, messageArea, plateArea, questionFontSize } from '../../src/games/math-facts/scene/layout';
import { getLayerBox } from '../../src/stage/backdrop';
import { fitScene } from '../../src/stage/scene';
import { layersWithoutStreak } from './helpers/layers';
import { SIZES } from './helpers/math-facts';

/** Width of "110 ÷ 11 = ?" in Nunito 800, relative to the font size. */
const LONGEST_LINE = 5.7;
/** Height of the hero's hair above the centre of the cart. */
const HERO = 166;

describe.each(SIZES)('Math Facts Race on a stage of $widthPx x $heightPx', ({ widthPx, heightPx }) => {
  const fit = fitScene(widthPx, heightPx);
  const { view } = fit;
  const plate = plateArea(view);

  it('shows the question at least 40 px high on a plate that fits on the stage', () => {
    expect(questionFontSize(view) * view.scale).toBeGreaterThanOrEqual(40);
    expect(LONGEST_LINE * questionFontSize(view)).toBeLessThanOrEqual(plate.width);
    expect(plate.x).toBeGreaterThanOrEqual(view.left);
    expect(plate.x + plate.width).toBeLessThanOrEqual(view.right);
    expect(plate.y).toBeGreaterThanOrEqual(view.top);
  });

  it('keeps the cart below the question and completely visible', () => {
    const { x, y } = cartPosition(view);
    expect(y - HERO).toBeGreaterThan(plate.y + plate.height);
    expect(y + 60).toBeLessThan(view.bottom);
    expect(x - 159).toBeGreaterThan(view.left - 40);
    expect(x + 123).toBeLessThan(view.right);
  });

  it('shows messages below the question', () => {
    const message = messageArea(view);
    expect(message.y).toBeGreaterThan(plate.y + plate.height);
    expect(message.y + message.height).toBeLessThanOrEqual(view.bottom);
    expect(message.width).toBeGreaterThanOrEqual(plate.width);
  });

  it('draws the plate where the question is', () => {
    const [, , pill] = layersWithoutStreak(mathFactsBackdrop(view.shape, view)).map((layer) => getLayerBox(layer, fit));
    expect(pill!.left).toBeCloseTo(fit.x + plate.x * view.scale, 6);
    expect(pill!.top).toBeCloseTo(fit.y + plate.y * view.scale, 6);
    expect(pill!.height).toBeGreaterThan(plate.height * view.scale);
  });
});
