import type { Container } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { boardLayout } from '../../src/games/target-takedown/scene/layout';
import { fitScene } from '../../src/stage/scene';
import { createBoard, targetTakedownScene } from './helpers/target-takedown';
import { findSprites, getName } from './helpers/visible-bodies';

const [SEVENTEEN, NINE, TWENTY_FOUR] = [0, 1, 9];

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

  it('grows only the part that is new', () => {
    const { show, tick, parts } = targetTakedownScene();
    show({ chosen: [SEVENTEEN] }, 0);
    tick(1000);
    const [before = 0] = parts();
    show({ chosen: [SEVENTEEN, NINE] }, 2000);
    tick(2000);
    const [one, two = 0] = parts();
    expect([one, two < before / 4]).toEqual([before, true]);
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
    const [stripes] = findSprites(bar, 'stripes');
    const [mark] = findSprites(bar, 'mark');
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
    expect([findSprites(bar, 'stripes'), findSprites(bar, 'mark')]).toEqual([[], []]);
  });

  it('counts the last seconds in a triangle', () => {
    const { show, boardTexts, sprites } = targetTakedownScene();
    show({ lastSeconds: 3 });
    expect([boardTexts().at(-1), sprites('danger').length]).toEqual(['3', 1]);
    show({ lastSeconds: null });
    expect([boardTexts().at(-1), sprites('danger').length]).toEqual(['38', 0]);
  });

  it('clears everything for the next board', () => {
    const { show, tick, boardTexts, sprites, parts } = targetTakedownScene();
    show({ chosen: [SEVENTEEN, TWENTY_FOUR], outcome: 'overshoot' });
    show({ board: createBoard(26, [16, 10, 4]) }, 1000);
    tick(2000);
    expect([boardTexts(), parts(), sprites('wrong'), sprites('mark')]).toEqual([['26'], [], [], []]);
  });

  it('leaves out a sum that is too long to fit, while the bar shows all its parts', () => {
    const { show, boardTexts } = targetTakedownScene({ widthPx: 360, heightPx: 644 });
    const values = [11, 12, 13, 14, 15, 16, 17, 18];
    show({ board: createBoard(300, values), chosen: values.map((_, id) => id) });
    const texts = boardTexts();
    expect(texts).toContain('= 116');
    expect(texts.filter((text) => text.includes('+'))).toEqual([]);
    show({ board: createBoard(300, values), chosen: [0, 1] });
    expect(boardTexts()).toContain('11 + 12');
  });
});

describe('The tiles', () => {
  it('show the numbers on the board and no others', () => {
    const { show, tick, tileTexts } = targetTakedownScene();
    show({}, 0);
    tick(2000);
    expect(tileTexts()).toEqual(['17', '9', '4', '21', '12', '6', '8', '15', '3', '24', '11', '13']);
    show({ board: createBoard(26, [16, 10, 4]) }, 3000);
    tick(5000);
    expect(tileTexts()).toEqual(['16', '10', '4']);
  });

  it('rise with a tick when chosen, and drop when put back', () => {
    const { show, tick, sprites, tiles } = targetTakedownScene();
    show({}, 0);
    tick(1000);
    const raised = () => tiles().flatMap(({ children }, id) => ((children[1]?.y ?? 0) < -4 ? [id] : []));
    show({ chosen: [NINE] }, 1000);
    tick(2000);
    expect([raised(), sprites('tile chosen').length, sprites('chosen').length]).toEqual([[NINE], 1, 1]);
    show({ chosen: [] }, 3000);
    tick(4000);
    expect([raised(), sprites('tile chosen').length, sprites('chosen').length]).toEqual([[], 0, 0]);
  });

  it('turn green after a hit and red if the sum is too large, but stay plain after a timeout', () => {
    const looks = (['hit', 'overshoot', 'timeUp'] as const).map((outcome) => {
      const { show, tick, sprites } = targetTakedownScene();
      show({}, 0);
      show({ chosen: [SEVENTEEN, TWENTY_FOUR] }, 500);
      show({ chosen: [SEVENTEEN, TWENTY_FOUR], outcome }, 1000);
      tick(outcome === 'hit' ? 1100 : 1900);
      return [sprites('tile right').length, sprites('tile wrong').length];
    });
    expect(looks).toEqual([
      [2, 0],
      [0, 2],
      [0, 0],
    ]);
  });
});

describe('The booth', () => {
  it('flashes in sand, never in a red that could cause seizures', () => {
    const { show, tick, scene } = targetTakedownScene();
    show({}, 0);
    show({ chosen: [SEVENTEEN, TWENTY_FOUR], outcome: 'overshoot' }, 1000);
    tick(1000);
    const flash = scene.view.children.at(-1)!;
    const [red = 0, green = 0, blue = 0] = [16, 8, 0].map((bits) => (flash.tint >> bits) & 0xff);
    // The limit for saturated red is four fifths of the sum.
    expect(red / (red + green + blue)).toBeLessThan(0.5);
    expect(flash.alpha).toBeLessThan(0.2);
  });

  it('flashes for a second after a miss, but never with reduced motion', () => {
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
  bodies.map((body) => [getName(body), body.visible, body.alpha, body.x, body.y, body.scale.x, body.scale.y]);

describe('The fair', () => {
  it.each(['hit', 'overshoot', 'timeUp'] as const)(
    'stops moving some time after the outcome %s, so that it need not be redrawn',
    (outcome) => {
      const { scene, show, tick, bodies } = targetTakedownScene();
      const board = createBoard();
      show({ board, chosen: [SEVENTEEN] }, 0);
      tick(0);
      show({ board, chosen: [SEVENTEEN, TWENTY_FOUR], outcome }, 5000);
      tick(5000);
      expect(scene.isStill(5000)).toBe(false);
      for (let nowMs = 5016; nowMs <= 6500; nowMs += 16) tick(nowMs);
      const still = looksOf(bodies());
      for (const laterMs of [16, 500, 5000]) {
        tick(6500 + laterMs);
        expect([scene.isStill(6500 + laterMs), looksOf(bodies())]).toEqual([true, still]);
      }
    },
  );

  it.each(['hit', 'overshoot', 'timeUp'] as const)(
    'does not move after the outcome %s with reduced motion',
    (outcome) => {
      const { show, tick, bodies } = targetTakedownScene({ reducedMotion: true });
      const board = createBoard();
      show({ board }, 0);
      tick(1000);
      show({ board, chosen: [SEVENTEEN, TWENTY_FOUR], outcome }, 2000);
      const [before, after] = [2045, 2150].map((nowMs) => (tick(nowMs), looksOf(bodies())));
      expect(before).toEqual(after);
    },
  );
});
