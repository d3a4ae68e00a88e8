import { describe, expect, it } from 'vitest';
import { type Area, findNearestInDirection, getAreaBox } from '../../src/stage/area';
import { fitScene } from '../../src/stage/scene';

const at = (x: number, y: number, size = 50): Area => ({ x, y, width: size, height: size });
/** Three in a row, and two below the gaps between them. */
const BRICKS = [at(0, 0), at(60, 0), at(120, 0), at(30, 60), at(90, 60)];

describe('The arrow keys lead', () => {
  it.each([
    [0, 'right', 1],
    [1, 'left', 0],
    [0, 'down', 3],
    [2, 'down', 4],
    [4, 'up', 1],
    [3, 'right', 4],
  ] as const)('from %i %s to %i', (from, direction, to) => {
    expect(findNearestInDirection(BRICKS, from, direction)).toBe(to);
  });

  it.each([
    [0, 'left'],
    [2, 'right'],
    [1, 'up'],
    [4, 'down'],
  ] as const)('nowhere from %i %s, because nothing is there', (from, direction) => {
    expect(findNearestInDirection(BRICKS, from, direction)).toBeNull();
  });

  it('nowhere if nothing has the focus', () => {
    expect(findNearestInDirection(BRICKS, -1, 'right')).toBeNull();
    expect(findNearestInDirection([], 0, 'right')).toBeNull();
  });
});

describe('An area of a scene', () => {
  it('is placed on the page where the scene draws it', () => {
    const fit = fitScene(1920, 1080);
    expect(getAreaBox({ x: 100, y: 50, width: 200, height: 80 }, fit)).toEqual({
      left: 200,
      top: 100,
      width: 400,
      height: 160,
    });
  });

  it('stays in the frame in the middle of a wider stage', () => {
    const fit = fitScene(1000, 270);
    const { left, top, width } = getAreaBox({ x: 0, y: 0, width: 960, height: 540 }, fit);
    expect({ left, top, width }).toEqual({ left: 260, top: 0, width: 480 });
  });
});
