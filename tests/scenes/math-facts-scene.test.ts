import { describe, expect, it } from 'vitest';
import { fitScene } from '../../src/stage/scene';
import { mathFactsScene, questionOf } from './helpers/math-facts';

/** A scene with its first question, some time after it was asked. */
function standing(options: Parameters<typeof mathFactsScene>[0] = {}) {
  const road = mathFactsScene(options);
  road.show({}, 0);
  road.tick(1000);
  return road;
}

describe('The question', () => {
  it('shows the question on its plate, with its answer while the race waits after a mistake', () => {
    const { show, tick, texts } = standing();
    expect(texts()).toContain('7 × 8 = ?');
    show({ isAnswerShown: true }, 2000);
    tick(2500);
    expect(texts()).toContain('7 × 8 = 56');
  });

  it('pops up, or appears immediately with reduced motion', () => {
    for (const reducedMotion of [false, true]) {
      const { show, tick, scene } = standing({ reducedMotion });
      const size = () => scene.view.children.at(-1)?.scale.x;
      const before = size();
      show({ question: questionOf({ first: 6, answer: 48 }) }, 2000);
      tick(2000);
      expect(size() === before).toBe(reducedMotion);
      tick(2200);
      expect(size()).toBe(before);
    }
  });

  it('shrinks if a line with its answer is wider than the plate', () => {
    const { show, tick, scene } = standing();
    const size = () => scene.view.children.at(-1)?.scale.x ?? 0;
    const before = size();
    show({ question: questionOf({ first: 12, second: 12, answer: 144 }), isAnswerShown: true }, 2000);
    tick(3000);
    expect(size()).toBeLessThan(before);
  });
});

describe('A right answer', () => {
  it('moves the road by eight units per point in half a second, while the cart stays in place', () => {
    const { solve, tick, xOf } = standing();
    const [stone, cart] = [xOf('balloon') ?? 0, xOf('cart')];
    solve(10, 1000);
    tick(1250);
    const onTheWay = xOf('balloon') ?? 0;
    tick(1500);
    expect(xOf('balloon')).toBeCloseTo(stone - 80, 6);
    expect(onTheWay).toBeLessThan(stone);
    expect(onTheWay).toBeGreaterThan(stone - 80);
    expect(xOf('cart')).toBe(cart);
  });

  it('moves distant things less than near ones', () => {
    const { solve, tick, xOf } = standing();
    const names = ['boat 0', 'tuft', 'balloon', 'flowers'] as const;
    const before = names.map((name) => xOf(name) ?? 0);
    solve(4, 1000);
    tick(1500);
    const moved = names.map((name, index) => (before[index] ?? 0) - (xOf(name) ?? 0));
    // 32 units of the road, times 0.2, 0.6, 1 and 1.3.
    expect(moved.map((units) => Number(units.toFixed(3)))).toEqual([6.4, 19.2, 32, 41.6]);
  });

  it('moves everything on the road alike with reduced motion, but nothing in the distance', () => {
    const { solve, tick, xOf } = standing({ reducedMotion: true });
    const names = ['boat 0', 'tuft', 'balloon', 'flowers'] as const;
    const before = names.map((name) => xOf(name) ?? 0);
    solve(4, 1000);
    tick(1500);
    expect(names.map((name, index) => Math.round((before[index] ?? 0) - (xOf(name) ?? 0)))).toEqual([0, 32, 32, 32]);
  });

  it('turns the wheels, makes the hero cheer and the scarf fly, and then stops', () => {
    const { solve, tick, sprites, scene } = standing();
    expect([sprites('rider smile').length, sprites('streak').length, scene.isStill(1000)]).toEqual([1, 0, true]);
    solve(10, 1000);
    tick(1120);
    expect([sprites('rider cheer').length, sprites('streak').length, scene.isStill(1120)]).toEqual([1, 3, false]);
    expect(sprites('wheel').every(({ rotation }) => rotation > 0)).toBe(true);
    const scarves = new Set(
      [1120, 1230, 1340].flatMap((nowMs) => {
        tick(nowMs);
        return [...sprites('scarf high'), ...sprites('scarf low')].map(({ texture }) => texture.label);
      }),
    );
    expect(scarves.size).toBe(2);
    tick(3000);
    expect([sprites('rider smile').length, sprites('streak').length, scene.isStill(3000)]).toEqual([1, 0, true]);
  });

  it("continues from the cart's position if the last drive has not ended", () => {
    const { solve, tick, xOf } = standing();
    const start = xOf('balloon') ?? 0;
    solve(10, 1000);
    tick(1200);
    const before = xOf('balloon') ?? 0;
    solve(22, 1200);
    tick(1200);
    expect(xOf('balloon')).toBeCloseTo(before, 6);
    tick(1700);
    expect(xOf('balloon')).toBeCloseTo(start - 176, 6);
  });
});

describe('Two answers between two frames', () => {
  it('moves the cart the full distance, even if the second is a mistake', () => {
    const { solve, fail, tick, xOf } = standing();
    const start = xOf('balloon') ?? 0;
    solve(10, 1000);
    fail(1000);
    tick(2000);
    expect(xOf('balloon')).toBeCloseTo(start - 80, 6);
  });
});

describe('A mistake', () => {
  it('stops the cart for 400 ms with dust and an oops, then lets it drive on to its destination', () => {
    const { solve, fail, tick, xOf, sprites, bodies } = standing();
    const start = xOf('balloon') ?? 0;
    solve(10, 1000);
    tick(1100);
    const stopped = xOf('balloon') ?? 0;
    fail(1100);
    for (const nowMs of [1100, 1300, 1500]) {
      tick(nowMs);
      expect(xOf('balloon')).toBeCloseTo(stopped, 6);
    }
    expect(sprites('rider oops')).toHaveLength(1);
    expect(bodies().some((body) => body.constructor.name === 'Swarm' && body.visible)).toBe(true);
    tick(2000);
    expect(xOf('balloon')).toBeCloseTo(start - 80, 6);
  });

  it('raises no dust and does not make the cart nod with reduced motion', () => {
    const { fail, tick, bodies, sprites, scene } = standing({ reducedMotion: true });
    fail(1000);
    tick(1200);
    expect(bodies().some((body) => body.constructor.name === 'Swarm' && body.visible)).toBe(false);
    expect(sprites('cart')[0]?.parent?.rotation).toBe(0);
    tick(2000);
    expect(scene.isStill(2000)).toBe(true);
  });

  it('leaves no dust behind for the next race', () => {
    const { fail, show, tick, bodies } = standing();
    fail(1000);
    tick(1100);
    show({ race: 2 }, 1150);
    tick(1150);
    expect(bodies().some((body) => body.constructor.name === 'Swarm' && body.visible)).toBe(false);
  });

  it('comes to a stop', () => {
    const { fail, tick, scene } = standing();
    fail(1000);
    tick(1200);
    expect(scene.isStill(1200)).toBe(false);
    tick(2000);
    expect(scene.isStill(2000)).toBe(true);
  });
});

describe('Milestones', () => {
  it('puts milestones fifty points apart, and ticks them once they are passed', () => {
    const { solve, tick, texts, sprites } = standing({ widthPx: 1600, heightPx: 400 });
    expect(texts().filter((text) => /^\d+$/.test(text))).toEqual(expect.arrayContaining(['50', '100', '150']));
    expect(sprites('tick')).toHaveLength(0);
    solve(90, 1000);
    tick(2000);
    expect([sprites('balloon passed').length, sprites('tick').length]).toEqual([1, 1]);
    solve(100, 3000);
    tick(4000);
    expect(sprites('tick')).toHaveLength(2);
  });

  it('pops up the tick when a milestone is passed, and not again when others disappear', () => {
    const { solve, tick, sprites, scene } = standing({ widthPx: 1600, heightPx: 400 });
    const sizes = () => sprites('tick').map(({ scale }) => scale.x);
    solve(50, 1000);
    tick(1500);
    tick(1720);
    expect([sizes().every((size) => size > 1), scene.isStill(1720)]).toEqual([true, false]);
    tick(1740);
    expect(sizes()).toEqual([1]);
    solve(130, 3000);
    for (const nowMs of [3500, 4500]) tick(nowMs);
    // The first milestone leaves the canvas on this drive, and no other is passed.
    solve(148, 5000);
    for (let nowMs = 5000; nowMs <= 6000; nowMs += 20) {
      tick(nowMs);
      expect(sizes().every((size) => size === 1)).toBe(true);
    }
    expect(sizes()).toHaveLength(1);
  });

  it('never lets them overlap, however long the race is, and keeps their numbers while they are visible', () => {
    const { solve, tick, sprites, bodies } = standing();
    const count = bodies().length;
    let nowMs = 1000;
    for (let score = 10; score < 20_000; score += 190) {
      solve(score, nowMs);
      nowMs += 600;
      tick(nowMs);
      const stones = [...sprites('balloon'), ...sprites('balloon passed')].map((stone) => stone.getGlobalPosition().x);
      expect(new Set(stones.map(Math.round)).size).toBe(stones.length);
      expect(stones.some((x) => x > 0 && x < 960)).toBe(true);
    }
    expect(bodies()).toHaveLength(count);
  });
});

describe('The ghost', () => {
  it('is absent before the first race of a kind', () => {
    expect(standing().sprites('ghost')).toEqual([]);
  });

  it('drives at a steady speed, and reaches the best score at the end', () => {
    const { ghost, tick, xOf } = mathFactsScene();
    ghost({ best: 60, secondsLeft: 60 }, 0);
    const xs = [0, 500, 1000].map((nowMs) => {
      tick(nowMs);
      return xOf('ghost') ?? 0;
    });
    // One point per second, which is eight units.
    expect(xs.map((x) => x - (xs[0] ?? 0))).toEqual([0, 4, 8]);
    ghost({ secondsLeft: 59 }, 1000);
    tick(1000);
    expect(xOf('ghost')).toBe(xs[2]);
    ghost({ secondsLeft: 30 }, 30_000);
    tick(30_000);
    expect((xOf('ghost') ?? 0) - (xs[0] ?? 0)).toBeCloseTo(240, 6);
  });

  it('falls behind as the cart drives on, until it is no longer visible', () => {
    const { ghost, solve, tick, xOf, sprites } = mathFactsScene();
    ghost({ best: 60, secondsLeft: 60 }, 0);
    tick(0);
    const start = xOf('ghost') ?? 0;
    solve(10, 0);
    tick(1000);
    expect((xOf('ghost') ?? 0) - start).toBeCloseTo(8 - 80, 6);
    solve(100, 1000);
    tick(2000);
    expect(sprites('ghost')).toEqual([]);
  });

  it('waits at the best score without a time limit, or at the edge if that score is out of view', () => {
    const { ghost, tick, xOf, view, scene } = mathFactsScene();
    ghost({ best: 10, secondsLeft: null, time: 'none' }, 0);
    tick(5000);
    const cart = view.left + (view.right - view.left) * 0.32;
    expect(xOf('ghost')).toBeCloseTo(cart + 80, 6);
    expect(scene.isStill(5000)).toBe(true);
    ghost({ best: 4000 }, 6000);
    tick(6000);
    expect(xOf('ghost')).toBe(view.right - 80);
  });

  it('stops while the race waits, then continues with the rest of its second', () => {
    const { ghost, tick, xOf } = mathFactsScene();
    ghost({ best: 120, secondsLeft: 100, time: 'longer' }, 0);
    tick(700);
    const there = xOf('ghost');
    ghost({ isDriving: false }, 700);
    tick(5000);
    expect(xOf('ghost')).toBe(there);
    ghost({ isDriving: true }, 5000);
    const xs = [5000, 5300, 5900].map((nowMs) => {
      if (nowMs === 5300) ghost({ secondsLeft: 99 }, nowMs);
      tick(nowMs);
      return xOf('ghost') ?? 0;
    });
    // The last three tenths of its second, then one point (eight units) per second.
    expect(xs.map((x) => Number((x - (there ?? 0)).toFixed(6)))).toEqual([0, 2.4, 7.2]);
  });

  it('starts again with the next race, and so does the road', () => {
    const { show, ghost, solve, tick, xOf } = mathFactsScene();
    ghost({ best: 60, secondsLeft: 60 }, 0);
    tick(0);
    const [start, stone] = [xOf('ghost'), xOf('balloon')];
    ghost({ secondsLeft: 20 }, 40_000);
    solve(20, 40_000);
    tick(41_000);
    show({ race: 2, score: 0, ghost: { best: 60, secondsLeft: 60, time: 'normal', isDriving: true } }, 50_000);
    tick(50_000);
    expect([xOf('ghost'), xOf('balloon')]).toEqual([start, stone]);
  });
});

describe('The scene', () => {
  it('reuses its sprites when the stage has been resized and back', () => {
    const { scene, bodies } = standing();
    const before = bodies().length;
    for (const [width, height] of [
      [360, 457],
      [960, 540],
    ] as const) {
      scene.layout(fitScene(width, height).view);
    }
    expect(bodies().length).toBe(before);
  });
});

describe('While the player thinks', () => {
  it('rolls the cart on, more slowly after a mistake, and leaves the milestones where they are', () => {
    const { scene, show, tick, fail, xOf } = standing();
    const [sign, tuft] = [xOf('balloon'), xOf('tuft') ?? 0];
    show({ isRolling: true }, 1000);
    expect(scene.isStill(1000)).toBe(false);
    tick(2000);
    // The grass is farther away than the road, and moves at six tenths of its speed.
    expect(xOf('tuft')).toBeCloseTo(tuft - 0.6 * 40, 6);
    expect(xOf('balloon')).toBe(sign);
    fail(2000);
    tick(2600);
    expect(xOf('tuft')).toBeCloseTo(tuft - 0.6 * (40 + 0.6 * 15), 6);
    show({ isRolling: false }, 3600);
    const stood = (tick(3600), xOf('tuft'));
    tick(9000);
    expect([xOf('tuft'), scene.isStill(9000)]).toEqual([stood, true]);
  });

  it('does not roll with reduced motion', () => {
    const { scene, show, tick, xOf } = standing({ reducedMotion: true });
    const before = xOf('tuft');
    show({ isRolling: true }, 1000);
    tick(5000);
    expect([xOf('tuft'), scene.isStill(5000)]).toEqual([before, true]);
  });
});

describe('Three rivals', () => {
  it('drives them from the first race on, and moves them as the seconds pass', () => {
    const { ghost, tick, sprites, xOf } = mathFactsScene({ widthPx: 1600, heightPx: 400 });
    ghost({ secondsLeft: 60 }, 0);
    tick(0);
    const names = ['rival 0', 'rival 1', 'rival 2'] as const;
    const start = names.map((name) => xOf(name) ?? 0);
    expect(new Set(start).size).toBe(1);
    ghost({ secondsLeft: 50 }, 10_000);
    tick(10_000);
    // A sixth of the distance that each rival covers at the minimum pace, at eight units per point.
    expect(names.map((name) => (xOf(name) ?? 0) - start[0]!)).toEqual(
      [0.78, 0.94, 1.08].map((ratio) => expect.closeTo((90 * ratio * 8) / 6, 6)),
    );
    ghost({ secondsLeft: null, time: 'none' }, 11_000);
    tick(11_000);
    expect(names.flatMap((name) => sprites(name))).toEqual([]);
  });
});
