import { describe, expect, it } from 'vitest';
import { createQuestion, mathFactsScene } from './helpers/math-facts';

/** A scene with its first question, some time after it was asked. */
function standing(options: Parameters<typeof mathFactsScene>[0] = {}) {
  const road = mathFactsScene(options);
  road.show({}, 0);
  road.tick(1000);
  return road;
}

describe('The question', () => {
  it('is shown on its plate, with its answer while the race waits after a mistake', () => {
    const { show, tick, texts } = standing();
    expect(texts()).toContain('7 × 8 = ?');
    show({ isAnswerShown: true }, 2000);
    tick(2500);
    expect(texts()).toContain('7 × 8 = 56');
  });

  it('shrinks if a line with its answer is wider than the plate', () => {
    const { show, tick, scene } = standing();
    const size = () => scene.view.children.at(-1)?.scale.x ?? 0;
    const before = size();
    show({ question: createQuestion({ first: 12, second: 12, answer: 144 }), isAnswerShown: true }, 2000);
    tick(3000);
    expect(size()).toBeLessThan(before);
  });
});

describe('A right answer', () => {
  it('moves the road by eight units per point, and distant things less, while the cart stays in place', () => {
    const { solve, tick, xOf } = standing();
    const names = ['cart', 'boat 0', 'tuft', 'balloon', 'flowers'] as const;
    const before = names.map((name) => xOf(name) ?? 0);
    solve(10, 1000);
    tick(2000);
    const moved = names.map((name, index) => (before[index] ?? 0) - (xOf(name) ?? 0));
    expect([moved[0], moved[3]]).toEqual([0, expect.closeTo(80, 6)]);
    expect(moved).toEqual(moved.toSorted((one, other) => one - other));
  });

  it('moves everything on the road alike with reduced motion, but nothing in the distance', () => {
    const { solve, tick, xOf } = standing({ reducedMotion: true });
    const names = ['boat 0', 'tuft', 'balloon', 'flowers'] as const;
    const before = names.map((name) => xOf(name) ?? 0);
    solve(4, 1000);
    tick(1500);
    expect(names.map((name, index) => Math.round((before[index] ?? 0) - (xOf(name) ?? 0)))).toEqual([0, 32, 32, 32]);
  });

  it('turns the wheels and makes the hero cheer, and then stops', () => {
    const { solve, tick, sprites, scene } = standing();
    solve(10, 1000);
    tick(1120);
    expect([sprites('rider cheer').length, scene.isStill(1120)]).toEqual([1, false]);
    expect(sprites('wheel').every(({ rotation }) => rotation > 0)).toBe(true);
    tick(3000);
    expect([sprites('rider smile').length, scene.isStill(3000)]).toEqual([1, true]);
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
  it('move the cart the full distance, even if the second is a mistake', () => {
    const { solve, fail, tick, xOf } = standing();
    const start = xOf('balloon') ?? 0;
    solve(10, 1000);
    fail(1000);
    tick(2300);
    expect(xOf('balloon')).toBeCloseTo(start - 80, 6);
  });
});

describe('A mistake', () => {
  it('holds the cart for 0.8 s with an oops, then lets it drive on to its destination', () => {
    const { solve, fail, tick, xOf, sprites } = standing();
    const start = xOf('balloon') ?? 0;
    solve(10, 1000);
    tick(1100);
    const stopped = xOf('balloon') ?? 0;
    fail(1100);
    tick(1900);
    expect([xOf('balloon'), sprites('rider oops').length]).toEqual([expect.closeTo(stopped, 6), 1]);
    tick(2400);
    expect(xOf('balloon')).toBeCloseTo(start - 80, 6);
  });
});

describe('Milestones', () => {
  it('are fifty points apart, and ticked once they are passed', () => {
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

  it('never overlap, however long the race is, and keep their numbers while they are visible', () => {
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

  it('stops while the race waits, then resumes with what was left of its second', () => {
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

describe('The scene while the player thinks', () => {
  it('rolls the cart on, except for 0.8 s after a mistake, and leaves the milestones where they are', () => {
    const { scene, show, tick, fail, xOf } = standing();
    const [sign, tuft] = [xOf('balloon'), xOf('tuft') ?? 0];
    const tuftAt = (nowMs: number) => (tick(nowMs), xOf('tuft') ?? 0);
    show({ isRolling: true }, 1000);
    expect(scene.isStill(1000)).toBe(false);
    const quick = tuft - tuftAt(2000);
    expect(quick).toBeGreaterThan(0);
    expect(xOf('balloon')).toBe(sign);
    fail(2000);
    expect(tuftAt(2800)).toBe(tuft - quick);
    expect(tuft - quick - tuftAt(3800)).toBeCloseTo(quick, 6);
    show({ isRolling: false }, 3800);
    const stood = tuftAt(3800);
    expect([tuftAt(9000), scene.isStill(9000)]).toEqual([stood, true]);
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
  it('drive from the first race on, and move as the seconds pass', () => {
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
