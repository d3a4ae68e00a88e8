import { Mesh } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { beaconPositions, portalPosition, shipHomePosition } from '../../src/games/math-warp/scene/layout';
import { correctEvent, createIncorrectEvent, mathWarpScene, openingEvent, QUESTION } from './helpers/math-warp';

describe('The portal', () => {
  it('does not show a question while it opens', () => {
    const { show, tick, texts } = mathWarpScene();
    show({ phase: 'opening', events: [openingEvent] }, 1000);
    tick(1799);
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
    show({ phase: 'closing', events: [correctEvent] }, 1000);
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
    show({ phase: 'closed', tried: [3], events: [createIncorrectEvent(3)] }, 1000);
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

  it('turns yellow when warp mode starts, and violet again when it ends', () => {
    const { show, tick, rings } = mathWarpScene();
    show({ isWarp: true }, 1000);
    tick(2000);
    expect(rings()).toEqual({ painted: [], page: 'warp' });
    show({ isWarp: false }, 2000);
    tick(3000);
    expect(rings()).toEqual({ painted: [], page: 'calm' });
  });
});

describe('The beacons', () => {
  it('show the four numbers in the order of the choices', () => {
    const { show, tick, texts, faces } = mathWarpScene();
    show({}, 0);
    tick(1000);
    expect(texts().slice(-4)).toEqual(['3', '5', '7', '20']);
    expect(faces()).toEqual(['beacon', 'beacon', 'beacon', 'beacon']);
  });

  it('turn grey and are struck through once they have been tried', () => {
    const { show, tick, faces, sprites } = mathWarpScene();
    show({ phase: 'closed', tried: [5, 20], events: [createIncorrectEvent(20)] }, 0);
    tick(1000);
    expect(faces()).toEqual(['beacon', 'beacon used', 'beacon', 'beacon used']);
    expect(sprites('struck')).toHaveLength(2);
  });

  it('show a tick on the right one while the portal closes', () => {
    const { show, tick, faces, sprites } = mathWarpScene();
    show({ phase: 'closing', events: [correctEvent] }, 0);
    tick(1000);
    expect(faces()).toEqual(['beacon', 'beacon', 'beacon right', 'beacon']);
    expect(sprites('right')).toHaveLength(1);
  });
});

describe('The ship', () => {
  it('flies through the portal after a right answer, and returns for the next question', () => {
    const { show, tick, ship, view } = mathWarpScene();
    show({}, 0);
    tick(10);
    show({ phase: 'closing', events: [correctEvent] }, 1000);
    tick(1400);
    expect(ship()).toBeNull();
    show({ phase: 'opening', events: [openingEvent] }, 2000);
    for (const nowMs of [2001, 2500, 2501]) tick(nowMs);
    expect(ship()?.x).toBe(shipHomePosition(view).x);
  });

  it('slides to a wrong number, stays there, and returns', () => {
    const { show, tick, ship, view } = mathWarpScene();
    show({}, 0);
    tick(10);
    show({ phase: 'closed', tried: [20], events: [createIncorrectEvent(20)] }, 1000);
    tick(1500);
    expect(ship()?.x).toBeCloseTo(beaconPositions(view)[3]?.x ?? 0, 5);
    show({ phase: 'opening', tried: [20], events: [{ type: 'opening', isAgain: true }] }, 3000);
    for (const nowMs of [3500, 3501]) tick(nowMs);
    expect(ship()?.x).toBe(shipHomePosition(view).x);
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
  it('are short dashes, or streaks of at least 150 units in warp mode', () => {
    expect(starsOf(false, false).longest).toBeLessThan(30);
    expect(starsOf(true, false).longest).toBeGreaterThan(150);
    expect([starsOf(false, false).moved, starsOf(true, false).moved]).toEqual([true, true]);
  });

  it('stay short and in place with reduced motion', () => {
    expect(starsOf(true, true)).toEqual({ longest: starsOf(false, true).longest, moved: false });
    expect(starsOf(true, true).longest).toBeLessThan(30);
  });
});

describe('The scene with reduced motion', () => {
  it('changes the portal, the colours and the beacons immediately', () => {
    const { show, tick, portal, rings, faces, view } = mathWarpScene({ reducedMotion: true });
    show({ phase: 'opening', isWarp: true }, 1000);
    tick(1000);
    expect([portal()?.scale.x, faces().length, rings().page]).toEqual([portalPosition(view).scale, 4, 'warp']);
    show({ phase: 'closed', tried: [3], events: [createIncorrectEvent(3)] }, 2000);
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
    show({ phase: 'closed', tried: [3], events: [createIncorrectEvent(3)] }, 1000);
    tick(1250);
    expect(ship()?.rotation).toBe(0);
    show({ phase: 'closing', events: [correctEvent] }, 2000);
    tick(2450);
    expect(swarms()).toBe(1);
  });
});
