/* The layout of the garden, on stages of any size. */
import { describe, expect, it } from 'vitest';
import { shapeMatchMenuBackdrop } from '../../src/games/shape-match/scene/backdrop';
import { plateArea, sculptureButtonAreas, sculpturesLayout } from '../../src/games/shape-match/scene/layout';
import { fitScene } from '../../src/stage/scene';

const SIZES = [
  [320, 260],
  [320, 305],
  [360, 330],
  [360, 408],
  [356, 308],
  [375, 240],
  [248, 268],
  [307, 308],
  [460, 338],
  [548, 378],
  [820, 845],
  [1180, 590],
  [1440, 640],
  [1920, 830],
  [2600, 700],
] as const;

describe.each(SIZES)('Shape Match on a stage of %i x %i', (widthPx, heightPx) => {
  const fit = fitScene(widthPx, heightPx);
  const { view } = fit;

  it.each([1, 2])('keeps the question and the shapes apart and visible: %i', (count) => {
    const plate = plateArea(view);
    expect(plate.x).toBeGreaterThanOrEqual(view.left);
    expect(plate.x + plate.width).toBeLessThanOrEqual(view.right);
    const { radius, y, xs } = sculpturesLayout(view, count);
    expect(xs).toHaveLength(count);
    expect(y - radius).toBeGreaterThan(plate.y + plate.height);
    expect(y + radius).toBeLessThan(view.bottom);
    expect(xs[0]! - radius).toBeGreaterThan(view.left);
    expect(xs.at(-1)! + radius).toBeLessThan(view.right);
    // Large enough for a child to count: 90 px across on the smallest stage, a third of the height on
    // larger ones.
    expect(2 * radius * view.scale).toBeGreaterThan(heightPx < 400 ? 85 : heightPx / 3);
  });

  it('puts two buttons over their shapes, apart, below the question, and large enough to press', () => {
    const [left, right] = sculptureButtonAreas(view);
    const { xs, y, radius } = sculpturesLayout(view, 2);
    const plate = plateArea(view);
    for (const [index, area] of [left!, right!].entries()) {
      expect(area.x + area.width / 2).toBeCloseTo(xs[index]!, 6);
      expect(area.y).toBeLessThan(y - radius);
      expect(area.y + area.height).toBeGreaterThan(y + radius);
      expect(area.y).toBeGreaterThan(plate.y + plate.height + 10);
      expect(Math.min(area.width, area.height) * view.scale).toBeGreaterThan(48);
    }
    expect(left!.x + left!.width).toBeLessThan(right!.x);
    expect(left!.x).toBeGreaterThanOrEqual(view.left);
    expect(right!.x + right!.width).toBeLessThanOrEqual(view.right);
  });
});

describe('The garden', () => {
  it('has ten flowers in each of its beds', () => {
    const garden = shapeMatchMenuBackdrop().join('');
    expect(garden).not.toMatch(/NaN|undefined/);
    // One flower of each bed is drawn, and the other nine are copies.
    const flowers = [...garden.matchAll(/<g id="([^"]+)"><path[^>]*\/><circle/g)];
    expect(flowers).toHaveLength(2);
    for (const [, id] of flowers) expect(garden.split(`href="#${id}"`)).toHaveLength(10);
  });
});
