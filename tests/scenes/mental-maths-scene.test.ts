import { describe, expect, it } from 'vitest';
import { mentalMathsLayout } from '../../src/games/mental-maths/scene/layout';
import { fitScene } from '../../src/stage/scene';
import { LATE, mentalMathsScene, QUESTION, RIGHT, WRONG } from './helpers/mental-maths';

describe('The pill', () => {
  it('shows the question, and the whole equation after the answer', () => {
    const { show, tick, texts } = mentalMathsScene();
    show({}, 0);
    tick(10);
    expect(texts()[0]).toBe('36 ÷ 4');
    show({ given: RIGHT }, 1000);
    tick(1010);
    expect(texts()[0]).toBe('36 ÷ 4 = 9');
    show({ question: { ...QUESTION, number: 7 }, given: null }, 2500);
    expect(texts()[0]).toBe('36 ÷ 4');
  });

  it('shrinks a long equation to fit inside', () => {
    const { show, tick, bodies, view } = mentalMathsScene({ widthPx: 360, heightPx: 644 });
    const equation = { first: 132, operation: '÷', second: 11, answer: 12 } as const;
    show({ question: { ...QUESTION, equation }, given: { verdict: 'right', choice: 12 } }, 0);
    tick(1000);
    const written = bodies().find((body) => 'text' in body && body.text === '132 ÷ 11 = 12');
    const width = written !== undefined && 'textWidth' in written ? Number(written.textWidth) * written.scale.x : 0;
    expect(width).toBeGreaterThan(200);
    expect(width).toBeLessThan(mentalMathsLayout(view).pill.width);
  });

  it('swells the equation once and lets it settle', () => {
    const { show, tick, bodies } = mentalMathsScene();
    show({}, 0);
    show({ given: RIGHT }, 1000);
    const scales = [1120, 1240, 5000].map((ms) => {
      tick(ms);
      return bodies().find((body) => 'text' in body && body.text === '36 ÷ 4 = 9')?.scale.x ?? 0;
    });
    expect(scales[0]).toBeGreaterThan((scales[2] ?? 0) * 1.05);
    expect(scales[1]).toBeCloseTo(scales[2] ?? 0, 6);
  });
});

describe('The beads', () => {
  it('puts them out one by one, clockwise from the top', () => {
    const { show, beads } = mentalMathsScene();
    show({ time: { beads: 12, danger: null } }, 0);
    expect(beads()).toEqual(Array.from({ length: 12 }, () => 'bead sun'));
    show({ time: { beads: 10, danger: null } }, 2000);
    expect(beads().slice(0, 3)).toEqual(['bead out', 'bead out', 'bead sun']);
    show({ time: { beads: 0, danger: 0 } }, 12_000);
    expect(new Set(beads())).toEqual(new Set(['bead out']));
  });

  it('turns them coral in the last seconds, with the number of seconds in a triangle', () => {
    const { show, beads, sprites, texts } = mentalMathsScene();
    show({ time: { beads: 4, danger: null } }, 0);
    expect([beads().filter((name) => name === 'bead coral').length, sprites('danger').length]).toEqual([0, 0]);
    show({ time: { beads: 3, danger: 3 } }, 1000);
    expect([beads().filter((name) => name === 'bead coral').length, sprites('danger').length]).toEqual([3, 1]);
    expect(texts()).toContain('3');
    // After the answer the warning is gone, but the beads still show how much time was left.
    show({ given: RIGHT, time: { beads: 3, danger: 3 } }, 1500);
    expect([beads().filter((name) => name === 'bead coral').length, sprites('danger').length]).toEqual([3, 0]);
    show({ time: { beads: 12, danger: null } }, 2000);
    expect([beads().filter((name) => name === 'bead coral').length, sprites('danger').length]).toEqual([0, 0]);
  });

  it('hides them without a time limit', () => {
    const { show, beads } = mentalMathsScene();
    show({ time: null }, 0);
    expect(beads()).toEqual([]);
    show({ round: 2 }, 0);
    expect(beads()).toHaveLength(12);
  });
});

describe('The bubbles', () => {
  it('shows the four numbers in the order of the choices', () => {
    const { show, tick, texts, faces } = mentalMathsScene();
    show({}, 0);
    tick(1000);
    expect(texts().slice(-4)).toEqual(['8', '9', '12', '6']);
    expect(new Set(faces())).toEqual(new Set(['bubble open']));
  });

  it('shrinks a three-digit number to fit inside', () => {
    const { show, tick, bodies } = mentalMathsScene();
    show({ question: { ...QUESTION, choices: [144, 9, 12, 6] } }, 0);
    tick(1000);
    const widths = ['144', '12'].map((text) => {
      const written = bodies().find((body) => 'text' in body && body.text === text);
      return written !== undefined && 'textWidth' in written ? Number(written.textWidth) * written.scale.x : 0;
    });
    expect(widths).toEqual([expect.closeTo(92, 6), expect.closeTo(71.25, 6)]);
  });

  it('adds the bubbles of a new question 60 ms apart, and keeps them while the question is the same', () => {
    const { show, tick, faces } = mentalMathsScene();
    show({}, 1000);
    const counts = [1001, 1061, 1121, 1181, 1500].map((ms) => {
      tick(ms);
      return faces().filter((face) => face !== '').length;
    });
    expect(counts).toEqual([1, 2, 3, 4, 4]);
    show({ time: { beads: 7, danger: null } }, 2000);
    tick(2001);
    expect(faces()).not.toContain('');
  });

  it('bobs them by at most 6 units, each with its own period', () => {
    const { show, tick, bubbles, view } = mentalMathsScene();
    show({}, 0);
    const homes = mentalMathsLayout(view).bubbles;
    const off = Array.from({ length: 400 }, (_, index) => {
      tick(1000 + index * 25);
      return bubbles().map(({ y }, position) => y - (homes[position]?.y ?? 0));
    });
    for (const position of [0, 1, 2, 3]) {
      const own = off.map((offs) => offs[position] ?? 0);
      expect([Math.round(Math.min(...own)), Math.round(Math.max(...own))]).toEqual([-6, 6]);
    }
    expect(new Set(off.at(-1)?.map((one) => one.toFixed(3))).size).toBe(4);
  });

  it('swells and pops a correct one, while the others stay', () => {
    const { show, tick, faces, bubbles } = mentalMathsScene();
    show({}, 0);
    tick(900);
    show({ given: RIGHT }, 1000);
    tick(1150);
    expect(faces()).toEqual(['bubble open', 'bubble right', 'bubble open', 'bubble open']);
    expect(bubbles()[1]?.children[1]?.scale.x).toBeGreaterThan(1.08);
    tick(1200);
    expect(faces()).toEqual(['bubble open', '', 'bubble open', 'bubble open']);
  });

  it('shakes and sinks a wrong one with a cross, while the correct one is ticked', () => {
    const { show, tick, faces, signs, bubbles } = mentalMathsScene();
    show({}, 0);
    show({ given: WRONG }, 1000);
    tick(1045);
    expect(bubbles()[3]?.children[1]?.x).toBeCloseTo(8, 1);
    tick(2000);
    expect(faces()).toEqual(['bubble open', 'bubble right', 'bubble open', 'bubble wrong']);
    expect(signs()).toEqual(['', 'sign right', '', 'sign wrong']);
    expect([bubbles()[3]?.children[1]?.x, bubbles()[3]?.children[1]?.y]).toEqual([expect.closeTo(0, 6), 20]);
  });

  it('ticks the correct one and crosses none out when the time is up', () => {
    const { show, tick, signs } = mentalMathsScene();
    show({}, 0);
    show({ given: LATE }, 1000);
    tick(1500);
    expect(signs()).toEqual(['', 'sign right', '', '']);
  });

  it('clears everything from the last question when the next one appears', () => {
    const { show, tick, faces, signs } = mentalMathsScene();
    show({}, 0);
    show({ given: WRONG }, 1000);
    tick(1300);
    show({ question: { ...QUESTION, number: 7, choices: [1, 2, 3, 9] }, answered: 7 }, 2500);
    tick(3000);
    expect([new Set(faces()), new Set(signs())]).toEqual([new Set(['bubble open']), new Set([''])]);
  });
});

describe('The turtle', () => {
  it('moves on with each answer, and starts at the left island again in the next round', () => {
    const { show, tick, turtleX, view } = mentalMathsScene();
    const { x, step } = mentalMathsLayout(view).turtle;
    show({ answered: 0 }, 0);
    tick(2000);
    expect(turtleX()).toBeCloseTo(x, 6);
    show({ given: RIGHT, answered: 1 }, 3000);
    tick(3300);
    const onItsWay = turtleX();
    tick(4500);
    expect(turtleX()).toBeCloseTo(x + step, 6);
    expect([onItsWay > x, onItsWay < x + step]).toEqual([true, true]);
    show({ answered: 25 }, 5000);
    tick(9000);
    expect(turtleX()).toBeCloseTo(x + 25 * step, 6);
    show({ round: 2, answered: 0 }, 9100);
    tick(9101);
    expect(turtleX()).toBeCloseTo(x, 6);
  });
});

describe('With reduced motion', () => {
  it('changes immediately and does not move', () => {
    const { scene, show, tick, bodies, faces, signs, turtleX, view } = mentalMathsScene({ reducedMotion: true });
    show({}, 1000);
    tick(1000);
    expect(faces()).not.toContain('');
    const before = bodies().map(({ x, y, rotation }) => [x, y, rotation]);
    tick(1700);
    expect(bodies().map(({ x, y, rotation }) => [x, y, rotation])).toEqual(before);
    expect(scene.isStill()).toBe(true);
    show({ given: RIGHT, answered: 7 }, 2000);
    tick(2400);
    expect([faces()[1], signs()[1]]).toEqual(['bubble right', 'sign right']);
    const { x, step } = mentalMathsLayout(view).turtle;
    expect(turtleX()).toBeCloseTo(x + 7 * step, 6);
  });
});

describe('The scene', () => {
  it('is laid out correctly after the stage has been resized', () => {
    const { scene, show, tick, bubbles } = mentalMathsScene({ reducedMotion: true });
    show({}, 0);
    tick(10);
    const { view } = fitScene(360, 644);
    scene.layout(view);
    tick(20);
    expect(bubbles().map(({ x, y }) => ({ x, y }))).toEqual(mentalMathsLayout(view).bubbles);
  });

  it('does not use the atlas while it moves', () => {
    const { show, tick, atlas } = mentalMathsScene();
    show({}, 0);
    show({ given: RIGHT, answered: 7 }, 500);
    const before = atlas.asked.length;
    for (let ms = 500; ms < 4000; ms += 50) tick(ms);
    expect(atlas.asked).toHaveLength(before);
  });
});
