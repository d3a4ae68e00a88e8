/* Positions of the plate and the bars, for every shape of the stage. */
import { describe, expect, it } from 'vitest';
import { amountEndX, BOARD, barsLayout, plateArea, tableTop } from '../../src/games/fraction-basics/scene/layout';
import { fitScene } from '../../src/stage/scene';

const STAGES = [
  [1024, 576],
  [1440, 590],
  [1920, 720],
  [820, 760],
  [360, 390],
  [320, 220],
  [390, 308],
] as const;
const ARRANGEMENTS = [
  { rows: 2, columns: 1 },
  { rows: 3, columns: 1 },
  { rows: 2, columns: 2 },
  { rows: 3, columns: 2 },
] as const;

describe.each(STAGES)('Fraction Basics on a stage of %i x %i', (width, height) => {
  const { view } = fitScene(width, height);

  it('shows the whole plate, with room for text of 40 px', () => {
    const { x, y, width: wide, height: high } = plateArea(view);
    expect(x).toBeGreaterThanOrEqual(view.left);
    expect(x + wide).toBeLessThanOrEqual(view.right);
    expect(y).toBeGreaterThanOrEqual(view.top);
    expect(high * view.scale).toBeGreaterThanOrEqual(98 - 0.01);
    expect(tableTop(view)).toBeGreaterThan(y + high);
  });

  it.each(ARRANGEMENTS)('keeps the boards on the table and apart: $rows rows, $columns columns', (arrangement) => {
    const bars = barsLayout(view, arrangement);
    expect(bars.height * view.scale).toBeGreaterThan(10);
    for (let row = 0; row < arrangement.rows; row++) {
      const top = bars.ys[row]! - BOARD.above;
      const above = row === 0 ? tableTop(view) : bars.ys[row - 1]! + bars.height + BOARD.below;
      expect(top).toBeGreaterThanOrEqual(above);
    }
    expect(bars.ys[arrangement.rows - 1]! + bars.height + BOARD.below).toBeLessThanOrEqual(view.bottom);
    const ends = [bars.xs[0] - BOARD.side, bars.xs[arrangement.columns - 1]! + bars.length + BOARD.side];
    expect(bars.label + bars.labelWidth / 2).toBeLessThanOrEqual(ends[0]!);
    expect(bars.sign - 25).toBeGreaterThanOrEqual(ends[1]!);
    expect(bars.label - bars.labelWidth / 2).toBeGreaterThanOrEqual(view.left - 0.01);
    expect(bars.sign + 25).toBeLessThanOrEqual(view.right + 0.01);
    // A single column is as long as two with the gap between them.
    const between = arrangement.columns === 1 ? Number.POSITIVE_INFINITY : bars.xs[1] - bars.xs[0] - bars.length;
    expect(between).toBeGreaterThan(2 * BOARD.side);
  });
});

it('An amount ends at the right fraction of the bar, and an amount above 1 in the second column', () => {
  const bars = barsLayout(fitScene(1024, 576).view, { rows: 2, columns: 2 });
  expect(amountEndX(bars, 0.25)).toBeCloseTo(bars.xs[0] + bars.length / 4, 9);
  expect(amountEndX(bars, 1)).toBeCloseTo(bars.xs[0] + bars.length, 9);
  expect(amountEndX(bars, 1.125)).toBeCloseTo(bars.xs[1] + bars.length / 8, 9);
});
