import { Texture, TextureSource } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { clipMarkup, shadedPath } from '../../src/stage/drawing';
import { memoisePerView } from '../../src/stage/memoise-per-view';
import { Oval } from '../../src/stage/oval';
import { Redraw } from '../../src/stage/redraw';
import { fitScene } from '../../src/stage/scene';

/** Which frames draw the scene and which are left to the page, given whether the scene is still in each. */
const frames = (redraw: Redraw, isStill: readonly boolean[]) =>
  isStill.map((one) => (redraw.takePageFrame() ? 'page' : redraw.shouldDraw(one) ? 'drawn' : 'left'));

/** The area of a triangle. */
const areaOf = ([a, b, c]: readonly number[][]) =>
  Math.abs((b![0]! - a![0]!) * (c![1]! - a![1]!) - (c![0]! - a![0]!) * (b![1]! - a![1]!)) / 2;

const clipOf = (outline: string) => /id="(\w+)"/.exec(clipMarkup(outline, ''))?.[1];

describe('A scene is drawn', () => {
  it('in each frame while it moves, once more when it stops, and then not at all', () => {
    expect(frames(new Redraw(), [false, false, true, true])).toEqual(['drawn', 'drawn', 'drawn', 'left']);
  });

  it('in requested frames until it is idle, and again after the next change', () => {
    const redraw = new Redraw();
    const motions = [false, true].map((isStill) => {
      frames(redraw, [isStill]);
      return redraw.motion;
    });
    redraw.recordChange();
    expect([...motions, redraw.motion]).toEqual(['moving', 'resting', 'moving']);
    frames(redraw, [true]);
    expect(redraw.motion).toBe('moving');
    frames(redraw, [true]);
    expect(redraw.motion).toBe('resting');
    redraw.reset();
    expect(redraw.motion).toBe('moving');
  });

  it('from the second frame after a change, if it was idle', () => {
    const redraw = new Redraw();
    frames(redraw, [true, true]);
    expect([redraw.recordChange(), redraw.recordChange()]).toEqual(['later', 'later']);
    expect(frames(redraw, [true, false, true, true])).toEqual(['page', 'drawn', 'drawn', 'left']);
  });

  it('once, even if every movement that the change caused was over before the next frame', () => {
    const redraw = new Redraw();
    frames(redraw, [true, true]);
    redraw.recordChange();
    expect(frames(redraw, [true, true, true])).toEqual(['page', 'drawn', 'left']);
  });

  it('from the second frame after an event, because the first belongs to the page', () => {
    const redraw = new Redraw();
    frames(redraw, [false]);
    expect([redraw.recordEvent(), redraw.recordChange()]).toEqual(['later', 'later']);
    expect(frames(redraw, [false, false, true, true])).toEqual(['page', 'drawn', 'drawn', 'left']);
  });

  it('in at least every other frame, however often something happens', () => {
    const redraw = new Redraw();
    redraw.recordEvent();
    expect(redraw.takePageFrame()).toBe(true);
    expect(redraw.recordEvent()).toBe('now');
    expect(frames(redraw, [false])).toEqual(['drawn']);
  });

  it('immediately after a change while it moves, and after its context was lost', () => {
    const redraw = new Redraw();
    frames(redraw, [false]);
    expect(redraw.recordChange()).toBe('now');
    expect(frames(redraw, [false, true, true])).toEqual(['drawn', 'drawn', 'left']);
    redraw.reset();
    expect(frames(redraw, [true, true])).toEqual(['drawn', 'left']);
  });
});

describe('An oval', () => {
  const [width, height] = [600, 400];
  const oval = new Oval(new Texture({ source: new TextureSource({ width, height }) }));
  const { positions, uvs, indices } = oval.geometry;
  const corners = Array.from({ length: positions.length / 2 }, (_, index) => [
    positions[2 * index]!,
    positions[2 * index + 1]!,
  ]);
  const painted = Array.from({ length: indices.length / 3 }, (_, index) =>
    areaOf([0, 1, 2].map((corner) => corners[indices[3 * index + corner]!]!)),
  ).reduce((sum, area) => sum + area, 0);

  it('is painted completely, with at most four fifths of its rectangle', () => {
    expect(painted).toBeGreaterThan((Math.PI * width * height) / 4);
    expect(painted).toBeLessThan(0.8 * width * height);
    // The middle of each side is on the oval or outside it.
    for (const [index, [x, y]] of corners.entries()) {
      const [nextX, nextY] = corners[(index + 1) % corners.length]!;
      expect(Math.hypot((x! + nextX!) / width, (y! + nextY!) / height)).toBeGreaterThan(0.9999);
    }
  });

  it('shows its drawing where a sprite would', () => {
    for (const [index, [x, y]] of corners.entries()) {
      expect([uvs[2 * index], uvs[2 * index + 1]]).toEqual([
        expect.closeTo(0.5 + x! / width, 5),
        expect.closeTo(0.5 + y! / height, 5),
      ]);
    }
  });
});

describe('A layout memoised per view', () => {
  it('is the same for the same view and number, and new for others', () => {
    const made: number[] = [];
    const layout = memoisePerView((view, count) => {
      made.push(count);
      return { width: view.right - view.left, count };
    });
    const [one, other] = [fitScene(1440, 828).view, fitScene(360, 644).view];
    expect(layout(one, 9)).toBe(layout(one, 9));
    expect(layout(one, 12)).not.toBe(layout(one, 9));
    expect(layout(other, 9)).toEqual({ width: 540, count: 9 });
    expect(made).toEqual([9, 12, 9]);
  });
});

describe('A drawing that is generated again', () => {
  it('is identical, including its clip paths', () => {
    const [one, other] = ['M0 0H9V9Z', 'M0 0H8V8Z'];
    expect(shadedPath(one, '#fff', '#ccc')).toBe(shadedPath(one, '#fff', '#ccc'));
    expect(clipOf(one)).not.toBe(clipOf(other));
  });
});
