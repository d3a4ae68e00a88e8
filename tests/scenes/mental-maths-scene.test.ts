import { describe, expect, it } from 'vitest';
import { mentalMathsLayout } from '../../src/games/mental-maths/scene/layout';
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
});

describe('The beads', () => {
  it('go out one by one, clockwise from the top', () => {
    const { show, beads } = mentalMathsScene();
    show({ time: { beads: 12, danger: null } }, 0);
    expect(beads()).toEqual(Array.from({ length: 12 }, () => 'bead sun'));
    show({ time: { beads: 10, danger: null } }, 2000);
    expect(beads().slice(0, 3)).toEqual(['bead out', 'bead out', 'bead sun']);
    show({ time: { beads: 0, danger: 0 } }, 12_000);
    expect(new Set(beads())).toEqual(new Set(['bead out']));
  });

  it('turn coral in the last seconds, with the number of seconds in a triangle', () => {
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

  it('are hidden without a time limit', () => {
    const { show, beads } = mentalMathsScene();
    show({ time: null }, 0);
    expect(beads()).toEqual([]);
    show({ round: 2 }, 0);
    expect(beads()).toHaveLength(12);
  });
});

describe('The bubbles', () => {
  it('show the four numbers in the order of the choices', () => {
    const { show, tick, texts, faces } = mentalMathsScene();
    show({}, 0);
    tick(1000);
    expect(texts().slice(-4)).toEqual(['8', '9', '12', '6']);
    expect(new Set(faces())).toEqual(new Set(['bubble open']));
  });

  it('shrink a three-digit number to fit inside', () => {
    const { show, tick, bodies } = mentalMathsScene();
    show({ question: { ...QUESTION, choices: [144, 9, 12, 6] } }, 0);
    tick(1000);
    const scaleOf = (text: string) => bodies().find((body) => 'text' in body && body.text === text)?.scale.x;
    expect(scaleOf('144')).toBeLessThan(scaleOf('12') ?? 0);
  });

  it('swell and pop if correct, while the others stay', () => {
    const { show, tick, faces } = mentalMathsScene();
    show({}, 0);
    tick(900);
    show({ given: RIGHT }, 1000);
    tick(1150);
    expect(faces()).toEqual(['bubble open', 'bubble right', 'bubble open', 'bubble open']);
    tick(1200);
    expect(faces()).toEqual(['bubble open', '', 'bubble open', 'bubble open']);
  });

  it('show a cross on a wrong one, and a tick on the correct one', () => {
    const { show, tick, faces, signs } = mentalMathsScene();
    show({}, 0);
    show({ given: WRONG }, 1000);
    tick(2000);
    expect(faces()).toEqual(['bubble open', 'bubble right', 'bubble open', 'bubble wrong']);
    expect(signs()).toEqual(['', 'sign right', '', 'sign wrong']);
  });

  it('show a tick on the correct one and no cross when the time is up', () => {
    const { show, tick, signs } = mentalMathsScene();
    show({}, 0);
    show({ given: LATE }, 1000);
    tick(1500);
    expect(signs()).toEqual(['', 'sign right', '', '']);
  });

  it('keep nothing from the last question when the next one appears', () => {
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
    tick(4500);
    expect(turtleX()).toBeCloseTo(x + step, 6);
    show({ answered: 25 }, 5000);
    tick(9000);
    expect(turtleX()).toBeCloseTo(x + 25 * step, 6);
    show({ round: 2, answered: 0 }, 9100);
    tick(9101);
    expect(turtleX()).toBeCloseTo(x, 6);
  });
});

describe('The scene with reduced motion', () => {
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
