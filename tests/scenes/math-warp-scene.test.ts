import { Mesh } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { beaconPositions, portalPosition, shipHome } from '../../src/games/math-warp/scene/layout';
import { fitScene } from '../../src/stage/scene';
import { mathWarpScene, opening, QUESTION, right, wrong } from './helpers/math-warp';

describe('The portal', () => {
  it('grows while it opens, lamp by lamp, and does not show a question yet', () => {
    const { show, tick, lamps, portal, texts } = mathWarpScene();
    show({ phase: 'opening', events: [opening] }, 1000);
    const lit = [1000, 1100, 1400, 1799].map((ms) => {
      tick(ms);
      return portal() === null ? null : lamps();
    });
    expect(lit).toEqual([null, 1, 6, 11]);
    expect(texts()).not.toContain('? × 8 = 56');
  });

  it('shows the question at full size while it is open', () => {
    const { show, tick, lamps, portal, texts, view } = mathWarpScene();
    show({ phase: 'open' }, 1000);
    tick(1000);
    expect(texts()).toContain('? × 8 = 56');
    expect([portal()?.scale.x, lamps()]).toEqual([portalPosition(view).scale, 12]);
  });

  it('shows the whole equation for a second while it closes behind the ship', () => {
    const { show, tick, portal, texts } = mathWarpScene();
    show({ phase: 'open' }, 0);
    show({ phase: 'closing', events: [right] }, 1000);
    tick(1300);
    expect(texts()).toContain('7 × 8 = 56');
    tick(1990);
    expect(portal()).not.toBeNull();
    tick(2000);
    expect(portal()).toBeNull();
  });

  it('closes after a wrong answer without showing anything', () => {
    const { show, tick, portal, texts } = mathWarpScene();
    show({ phase: 'open' }, 0);
    show({ phase: 'closed', tried: [3], events: [wrong(3)] }, 1000);
    tick(1240);
    expect(portal()).toBeNull();
    expect(texts().filter((text) => text.includes('='))).toEqual([]);
  });

  it('shrinks a wide equation to fit', () => {
    const { show, tick, bodies } = mathWarpScene();
    const wide = { ...QUESTION, equation: { first: 144, operation: '÷', second: 12, answer: 12 } } as const;
    show({ question: { ...wide, missing: 'second', answer: 12 } }, 0);
    tick(10);
    const figures = bodies().find((body) => 'text' in body && body.text === '144 ÷ ? = 12');
    expect(figures?.scale.x).toBeLessThan(1);
    expect(figures?.scale.x).toBeGreaterThan(0.6);
  });

  it('turns yellow within 600 ms when warp mode starts, and violet again within 400 ms', () => {
    const { show, tick, rings } = mathWarpScene();
    show({}, 0);
    show({ isWarp: true }, 1000);
    tick(1300);
    expect(rings().painted).toEqual([
      ['portal', 1],
      ['portal warp', 0.5],
    ]);
    tick(1600);
    expect(rings()).toEqual({ painted: [], page: 'warp' });
    show({ isWarp: false }, 2000);
    tick(2400);
    expect(rings()).toEqual({ painted: [], page: 'calm' });
  });

  it('leaves its ring to the page unless it grows, shrinks or fades', () => {
    const { show, tick, rings } = mathWarpScene();
    show({ phase: 'opening', events: [opening] }, 1000);
    const rest = { painted: [], page: 'calm' };
    const own = { painted: [['portal', 1]], page: null };
    const at = (ms: number) => {
      tick(ms);
      return rings();
    };
    expect([at(1200), at(1400), at(1790)]).toEqual([own, rest, rest]);
    show({ phase: 'open' }, 1800);
    expect(at(5000)).toEqual(rest);
    show({ phase: 'closing', events: [right] }, 6000);
    expect([at(6400), at(6600)]).toEqual([rest, own]);
    expect(at(7000)).toEqual({ painted: [], page: null });
  });
});

describe('The beacons', () => {
  it('shows the four numbers in the order of the choices', () => {
    const { show, tick, texts, faces } = mathWarpScene();
    show({}, 0);
    tick(1000);
    expect(texts().slice(-4)).toEqual(['3', '5', '7', '20']);
    expect(faces()).toEqual(['beacon', 'beacon', 'beacon', 'beacon']);
  });

  it('adds the beacons of a new question one after the other, and keeps them for the same question', () => {
    const { show, tick, faces } = mathWarpScene();
    show({ phase: 'opening' }, 0);
    const counts = [1, 100, 200, 300, 600].map((ms) => {
      tick(ms);
      return faces().length;
    });
    expect(counts).toEqual([1, 2, 3, 4, 4]);
    show({ phase: 'opening', tried: [3] }, 1000);
    tick(1001);
    expect(faces()).toHaveLength(4);
  });

  it('turns a beacon grey and strikes it through once it has been tried', () => {
    const { show, tick, faces, sprites } = mathWarpScene();
    show({ phase: 'closed', tried: [5, 20], events: [wrong(20)] }, 0);
    tick(1000);
    expect(faces()).toEqual(['beacon', 'beacon used', 'beacon', 'beacon used']);
    expect(sprites('struck')).toHaveLength(2);
  });

  it('ticks the right one while the portal closes', () => {
    const { show, tick, faces, sprites } = mathWarpScene();
    show({ phase: 'closing', events: [right] }, 0);
    tick(1000);
    expect(faces()).toEqual(['beacon', 'beacon', 'beacon right', 'beacon']);
    expect(sprites('right')).toHaveLength(1);
  });
});

describe('The ship', () => {
  it('slides to the right number in 180 ms, is through the portal after 400 ms, and returns for the next question', () => {
    const { show, tick, ship, view } = mathWarpScene();
    show({}, 0);
    tick(10);
    show({ phase: 'closing', events: [right] }, 1000);
    tick(1180);
    expect(ship()?.x).toBeCloseTo(660, 5);
    tick(1399);
    expect(ship()?.scale.x).toBeLessThan(0.2);
    tick(1400);
    expect(ship()).toBeNull();
    show({ phase: 'opening', events: [opening] }, 2000);
    tick(2001);
    expect(ship()?.y).toBeGreaterThan(shipHome(view).y + 100);
    tick(2420);
    tick(2421);
    expect(ship()?.x).toBe(480);
  });

  it('stays at its number when the stage is resized', () => {
    const { scene, show, tick, ship } = mathWarpScene();
    show({}, 0);
    tick(10);
    show({ phase: 'closed', tried: [3], events: [wrong(3)] }, 1000);
    tick(1500);
    const { view } = fitScene(360, 644);
    scene.layout(view);
    tick(1600);
    expect(ship()?.x).toBeCloseTo(beaconPositions(view)[0]?.x ?? 0, 5);
  });

  it('slides to a wrong number, wobbles for 200 ms, stays there, and returns', () => {
    const { show, tick, ship } = mathWarpScene();
    show({}, 0);
    tick(10);
    show({ phase: 'closed', tried: [3], events: [wrong(3)] }, 1000);
    const turns = [1100, 1205, 1305, 1381].map((ms) => {
      tick(ms);
      return Math.round((ship()?.rotation ?? 9) * 1000) === 0;
    });
    expect(turns).toEqual([true, false, false, true]);
    expect(ship()?.x).toBeCloseTo(104, 5);
    show({ phase: 'opening', tried: [3], events: [{ type: 'opening', isAgain: true }] }, 3000);
    tick(3500);
    tick(3501);
    expect(ship()?.x).toBe(480);
  });

  it('has longer flames in warp mode', () => {
    const { show, tick, sprites } = mathWarpScene();
    show({}, 0);
    tick(170);
    const before = sprites('flame')[0]?.scale.y ?? 0;
    show({ isWarp: true }, 200);
    tick(200 + 170 * 5);
    expect(sprites('flame')[0]?.scale.y).toBeGreaterThan(before * 1.5);
  });
});

/** Whether the stars move, and the length of the longest streak. */
function starsOf(isWarp: boolean, reducedMotion: boolean) {
  const { show, tick, bodies } = mathWarpScene({ reducedMotion });
  const stars = bodies().find((body): body is Mesh => body instanceof Mesh);
  const corners = () => [...(stars?.geometry.positions ?? [])];
  show({ isWarp }, 0);
  tick(1000);
  const before = corners();
  const lengths = before.flatMap((_, at) =>
    at % 8 === 0
      ? [Math.hypot((before[at + 2] ?? 0) - (before[at] ?? 0), (before[at + 3] ?? 0) - (before[at + 1] ?? 0))]
      : [],
  );
  tick(1016);
  const moved = corners().some((value, at) => Math.abs(value - (before[at] ?? 0)) > 0.01);
  return { longest: Math.max(...lengths), moved };
}

describe('The stars', () => {
  it('draws short dashes, or streaks of at least 150 units in warp mode', () => {
    expect(starsOf(false, false).longest).toBeLessThan(30);
    expect(starsOf(true, false).longest).toBeGreaterThan(150);
    expect([starsOf(false, false).moved, starsOf(true, false).moved]).toEqual([true, true]);
  });

  it('leaves stars short and in place with reduced motion', () => {
    expect(starsOf(true, true)).toEqual({ longest: starsOf(false, true).longest, moved: false });
    expect(starsOf(true, true).longest).toBeLessThan(30);
  });
});

describe('With reduced motion', () => {
  it('changes portal, colours and beacons immediately', () => {
    const { show, tick, portal, rings, faces, view } = mathWarpScene({ reducedMotion: true });
    show({ phase: 'opening', isWarp: true }, 1000);
    tick(1000);
    expect([portal()?.scale.x, faces().length, rings().page]).toEqual([portalPosition(view).scale, 4, 'warp']);
    show({ phase: 'closed', tried: [3], events: [wrong(3)] }, 2000);
    tick(2000);
    expect([portal(), rings()]).toEqual([null, { painted: [], page: null }]);
  });

  it('shows no sparks, and does not wobble or float', () => {
    const { show, tick, bodies, ship, swarms } = mathWarpScene({ reducedMotion: true });
    show({}, 0);
    tick(10);
    const before = bodies().map(({ x, y, rotation }) => [x, y, rotation]);
    tick(700);
    expect(bodies().map(({ x, y, rotation }) => [x, y, rotation])).toEqual(before);
    show({ phase: 'closed', tried: [3], events: [wrong(3)] }, 1000);
    tick(1250);
    expect(ship()?.rotation).toBe(0);
    show({ phase: 'closing', events: [right] }, 2000);
    tick(2450);
    expect(swarms()).toBe(1);
  });
});

describe('The scene', () => {
  it('throws sparks when the ship flies through, and removes them before the next round', () => {
    const { show, tick, swarms } = mathWarpScene();
    show({}, 0);
    show({ phase: 'closing', events: [right] }, 1000);
    tick(1390);
    expect(swarms()).toBe(1);
    tick(1420);
    expect(swarms()).toBe(2);
    show({ round: 'second', phase: 'opening', events: [opening] }, 1500);
    tick(1501);
    expect(swarms()).toBe(1);
  });

  it('does not look up textures while it moves', () => {
    const { show, tick, atlas } = mathWarpScene();
    show({ phase: 'closing', isWarp: true, events: [right] }, 0);
    const before = atlas.asked.length;
    for (let ms = 0; ms < 3000; ms += 50) tick(ms);
    expect(atlas.asked).toHaveLength(before);
  });
});
