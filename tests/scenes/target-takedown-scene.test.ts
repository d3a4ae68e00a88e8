import type { Container } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { boardAt } from '../../machines/target-takedown/board';
import { boardLayout } from '../../src/games/target-takedown/scene/layout';
import { EquationText } from '../../src/stage/equation-text';
import { fitScene } from '../../src/stage/scene';
import { upTo } from '../helpers/seeds';
import { nameOf, spritesIn, visibleBodies } from './helpers/seen';
import { boardOf, targetTakedownScene } from './helpers/target-takedown';

const [SEVENTEEN, NINE, TWENTY_FOUR] = [0, 1, 9];

/** Whether the numbers of the board have moved aside shortly after this outcome. */
const nods = (outcome: 'overshoot' | 'timeUp', reducedMotion: boolean) => {
  const { show, tick, board } = targetTakedownScene({ reducedMotion });
  const sum = () => visibleBodies(board).find((body) => body instanceof EquationText && body.text.startsWith('='));
  show({ chosen: [SEVENTEEN] }, 0);
  show({ chosen: [SEVENTEEN, TWENTY_FOUR], outcome }, 1000);
  tick(1045);
  return sum()?.parent?.x !== 0;
};

/** The number of tiles that show their whole face some time after the deal. */
const facesAt = (nowMs: number, reducedMotion: boolean) => {
  const { show, tick, tiles } = targetTakedownScene({ reducedMotion });
  show({}, 0);
  tick(nowMs);
  return tiles().filter((tile) => (tile.children[1]?.scale.y ?? 0) > 0.99).length;
};

/** The number of tiles that look chosen and of those that look wrong, some time after a miss. */
const looks = (outcome: 'overshoot' | 'timeUp', nowMs: number) => {
  const { show, tick, sprites } = targetTakedownScene();
  show({}, 0);
  show({ chosen: [SEVENTEEN, TWENTY_FOUR] }, 500);
  show({ chosen: [SEVENTEEN, TWENTY_FOUR], outcome }, 1000);
  tick(nowMs);
  return [sprites('tile chosen').length, sprites('tile wrong').length];
};

const litOf = (reducedMotion: boolean) => {
  const { show, tick, booth } = targetTakedownScene({ reducedMotion });
  show({}, 0);
  show({ chosen: [SEVENTEEN, 3], outcome: 'hit' }, 1000);
  return [1000, 1150, 1300, 1700].map((nowMs) => {
    tick(nowMs);
    return booth.children.filter((body) => nameOf(body) === 'bulb lit').length;
  });
};

/** Whether the flash of a miss is visible 1000 ms later. */
const flashesAt = (nowMs: number, reducedMotion = false) => {
  const { show, tick, scene } = targetTakedownScene({ reducedMotion });
  show({}, 0);
  show({ chosen: [SEVENTEEN, TWENTY_FOUR], outcome: 'overshoot' }, 1000);
  tick(nowMs);
  return scene.view.children.at(-1)?.visible;
};

describe('The target board', () => {
  it('shows the target, and no sum before a tile is chosen', () => {
    const { show, boardTexts, parts } = targetTakedownScene();
    show({});
    expect([boardTexts(), parts()]).toEqual([['38'], []]);
  });

  it('shows the growing sum, with a part for each tile', () => {
    const { show, boardTexts } = targetTakedownScene();
    show({ chosen: [SEVENTEEN] });
    expect(boardTexts()).toEqual(['38', '17', '= 17', '17']);
    show({ chosen: [SEVENTEEN, NINE] });
    expect(boardTexts()).toEqual(['38', '17 + 9', '= 26', '17', '9']);
    show({ chosen: [NINE] });
    expect(boardTexts()).toEqual(['38', '9', '= 9', '9']);
  });

  it('never shows how much is missing', () => {
    const { show, boardTexts } = targetTakedownScene();
    show({ chosen: [SEVENTEEN, NINE] });
    expect(boardTexts().join(' ')).not.toContain('12');
  });

  it('fills its bar with parts of proportional length, with the whole bar as the target', () => {
    const { show, tick, parts } = targetTakedownScene();
    show({ chosen: [SEVENTEEN, NINE] });
    tick(1000);
    const whole = boardLayout(fitScene(1440, 828).view, 12).bar.width;
    const [one = 0, two = 0] = parts();
    // Each part leaves a small gap before the next.
    expect((one + 2) / (two + 2)).toBeCloseTo(17 / 9, 2);
    expect((one + 2) / whole).toBeCloseTo(17 / 38, 3);
  });

  it('grows a new part, or shows it immediately with reduced motion', () => {
    const [lively, calm] = [targetTakedownScene(), targetTakedownScene({ reducedMotion: true })];
    for (const { show, tick } of [lively, calm]) {
      show({ chosen: [] }, 0);
      show({ chosen: [SEVENTEEN] }, 1000);
      tick(1000);
    }
    const [whole = 0] = calm.parts();
    expect(lively.parts()[0]).toBeLessThan(whole / 4);
    lively.tick(1180);
    expect(lively.parts()[0]).toBeCloseTo(whole, 1);
  });

  it('marks a hit with a tick in a circle', () => {
    const { show, tick, sprites } = targetTakedownScene();
    show({ chosen: [SEVENTEEN, 3], outcome: 'hit' });
    tick(300);
    expect([sprites('right').length, sprites('wrong').length, sprites('danger').length]).toEqual([1, 0, 0]);
  });

  it('marks a sum that is too large with a cross, a mark at the target, and stripes past it on a rescaled bar', () => {
    const { show, tick, sprites, bar, boardTexts } = targetTakedownScene();
    show({ chosen: [SEVENTEEN, TWENTY_FOUR], outcome: 'overshoot' });
    tick(300);
    expect([sprites('right').length, sprites('wrong').length, sprites('danger').length]).toEqual([0, 1, 0]);
    expect(boardTexts()).toContain('= 41');
    const [stripes] = spritesIn(bar, 'stripes');
    const [mark] = spritesIn(bar, 'mark');
    const whole = boardLayout(fitScene(1440, 828).view, 12).bar.width;
    expect([stripes?.x, stripes?.width].map((value) => ((value ?? 0) / whole) * 41)).toEqual([
      expect.closeTo(38, 3),
      expect.closeTo(3, 3),
    ]);
    expect(mark?.x).toBe(stripes?.x);
  });

  it('shows a warning triangle with 0 when the time is up, and leaves the bar as it was', () => {
    const { show, tick, sprites, boardTexts, bar } = targetTakedownScene();
    show({ chosen: [SEVENTEEN], outcome: 'timeUp' });
    tick(300);
    expect([sprites('right').length, sprites('wrong').length, sprites('danger').length]).toEqual([0, 0, 1]);
    expect(boardTexts()).toEqual(['38', '17', '= 17', '17', '0']);
    expect([spritesIn(bar, 'stripes'), spritesIn(bar, 'mark')]).toEqual([[], []]);
  });

  it('counts the last seconds in a triangle', () => {
    const { show, boardTexts, sprites } = targetTakedownScene();
    const seen = [null, 3, 2, 1].map((lastSeconds) => {
      show({ lastSeconds });
      return [boardTexts().at(-1), sprites('danger').length];
    });
    expect(seen).toEqual([
      ['38', 0],
      ['3', 1],
      ['2', 1],
      ['1', 1],
    ]);
  });

  it('clears everything for the next board', () => {
    const { show, tick, boardTexts, sprites, parts } = targetTakedownScene();
    show({ chosen: [SEVENTEEN, TWENTY_FOUR], outcome: 'overshoot' });
    show({ board: boardOf(26, [16, 10, 4]) }, 1000);
    tick(2000);
    expect([boardTexts(), parts(), sprites('wrong'), sprites('mark')]).toEqual([['26'], [], [], []]);
  });

  it('leaves out a sum that is too long to fit, while the bar shows all its parts', () => {
    const { show, boardTexts } = targetTakedownScene({ widthPx: 360, heightPx: 644 });
    const values = [11, 12, 13, 14, 15, 16, 17, 18];
    show({ board: boardOf(300, values), chosen: values.map((_, id) => id) });
    const texts = boardTexts();
    expect(texts).toContain('= 116');
    expect(texts.filter((text) => text.includes('+'))).toEqual([]);
    show({ board: boardOf(300, values), chosen: [0, 1] });
    expect(boardTexts()).toContain('11 + 12');
  });

  it('shakes when the sum is too large, but not when the time is up, and never with reduced motion', () => {
    expect([nods('overshoot', false), nods('timeUp', false), nods('overshoot', true)]).toEqual([true, false, false]);
  });
});

describe('The tiles', () => {
  it('shows the numbers of the board and no others', () => {
    const { show, tick, tileTexts } = targetTakedownScene();
    show({}, 0);
    tick(2000);
    expect(tileTexts()).toEqual(['17', '9', '4', '21', '12', '6', '8', '15', '3', '24', '11', '13']);
    show({ board: boardOf(26, [16, 10, 4]) }, 3000);
    tick(5000);
    expect(tileTexts()).toEqual(['16', '10', '4']);
  });

  it('turns them to the front one by one within half a second, or immediately with reduced motion', () => {
    expect([facesAt(0, false), facesAt(0, true), facesAt(660, false)]).toEqual([0, 12, 12]);
    expect(facesAt(300, false)).toBeGreaterThan(2);
    expect(facesAt(300, false)).toBeLessThan(12);
  });

  it('raises and ticks a chosen tile, and lowers one that is put back', () => {
    const { show, tick, sprites, tiles } = targetTakedownScene();
    show({}, 0);
    tick(1000);
    const topOf = (id: number) => tiles()[id]?.children[1]?.y ?? 0;
    show({ chosen: [NINE] }, 1000);
    tick(1200);
    expect(topOf(NINE)).toBeCloseTo(-14, 1);
    expect([sprites('tile chosen').length, sprites('chosen').length]).toEqual([1, 1]);
    expect(topOf(SEVENTEEN)).toBeCloseTo(0, 1);
    show({ chosen: [] }, 2000);
    tick(2200);
    expect(topOf(NINE)).toBeCloseTo(0, 1);
    expect([sprites('tile chosen').length, sprites('chosen').length]).toEqual([0, 0]);
  });

  it('turns the tiles of a hit green, and drops them back before the next board', () => {
    const { show, tick, sprites, tiles } = targetTakedownScene();
    show({}, 0);
    tick(1000);
    show({ chosen: [SEVENTEEN, 3], outcome: 'hit' }, 1000);
    tick(1100);
    expect(sprites('tile right')).toHaveLength(2);
    tick(1490);
    expect(tiles()[SEVENTEEN]?.children[1]?.scale.y).toBeCloseTo(0, 1);
  });

  it('lowers them after a while if the sum is too large, and without a cross after a timeout', () => {
    expect([looks('overshoot', 1500), looks('overshoot', 1600), looks('timeUp', 1600)]).toEqual([
      [2, 0],
      [0, 2],
      [0, 0],
    ]);
  });

  it('keeps them in place when the stage is resized, with the chosen ones raised', () => {
    const { scene, show, tick, tiles } = targetTakedownScene();
    show({}, 0);
    show({ chosen: [NINE] }, 100);
    for (const [widthPx, heightPx] of [
      [360, 644],
      [740, 308],
      [1440, 828],
    ] as const) {
      const { view } = fitScene(widthPx, heightPx);
      scene.layout(view);
      tick(5000);
      expect(tiles()).toHaveLength(12);
      const isInside = tiles().every(({ x, y }) => x > view.left && x < view.right && y > view.top && y < view.bottom);
      expect([isInside, (tiles()[NINE]?.children[1]?.y ?? 0) < -4]).toEqual([true, true]);
    }
  });
});

describe('The booth', () => {
  it('runs a light along its ten bulbs after a hit, but not with reduced motion', () => {
    expect(litOf(false).at(-1)).toBe(10);
    expect(Math.min(...litOf(false))).toBe(7);
    expect(litOf(true)).toEqual([10, 10, 10, 10]);
  });

  it('flashes red for a second after a miss, but never with reduced motion', () => {
    expect([flashesAt(1000), flashesAt(1999), flashesAt(2000), flashesAt(1100, true)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

/** Every visible property of the scene. */
const looksOf = (bodies: readonly Container[]) =>
  bodies.map((body) => [nameOf(body), body.visible, body.alpha, body.x, body.y, body.scale.x, body.scale.y]);

describe('The fair stops moving, so that it need not be redrawn,', () => {
  const board = boardOf();
  const chosen = [SEVENTEEN, TWENTY_FOUR];
  it.each([
    ['a board is dealt', {}, {}],
    ['a tile is chosen', {}, { chosen: [SEVENTEEN] }],
    ['the target is hit', { chosen: [SEVENTEEN] }, { chosen: [SEVENTEEN, 3], outcome: 'hit' }],
    ['the sum is too large', { chosen: [SEVENTEEN] }, { chosen, outcome: 'overshoot' }],
    ['the time is up', { chosen: [SEVENTEEN] }, { chosen: [SEVENTEEN], outcome: 'timeUp' }],
    ['the last seconds run', {}, { lastSeconds: 3 }],
  ] as const)('some time after %s, but not immediately', (_, first, then) => {
    const { scene, show, tick, bodies } = targetTakedownScene();
    show({ board, ...first }, 0);
    tick(0);
    show({ board, ...then }, 5000);
    tick(5000);
    expect(scene.isStill(5000)).toBe(false);
    let nowMs = 5000;
    while (!scene.isStill(nowMs)) tick((nowMs += 16));
    expect(nowMs).toBeLessThan(6500);
    const still = looksOf(bodies());
    for (const laterMs of [16, 500, 5000]) {
      tick(nowMs + laterMs);
      expect(looksOf(bodies())).toEqual(still);
    }
  });
});

describe('The scene', () => {
  it('reuses its sprites: two hundred boards need no more than the first twenty', () => {
    const { show, tick, bodies } = targetTakedownScene();
    const play = (from: number, to: number) => {
      for (const number of upTo(to).slice(from)) {
        const board = boardAt(number, number, 1 + (number % 20));
        show({ board, chosen: [] }, number * 1000);
        show({ board, chosen: board.solution, outcome: 'hit' }, number * 1000 + 500);
        tick(number * 1000 + 900);
      }
    };
    play(0, 20);
    show({ board: boardAt(1, 0, 30) }, 20_000);
    const before = bodies().length;
    play(21, 221);
    expect(bodies().length - before).toBeLessThanOrEqual(12);
  });
});
