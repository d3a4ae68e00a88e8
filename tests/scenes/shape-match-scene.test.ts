/* The garden: exact shapes, and sides that light up one by one with their numbers. */
import { describe, expect, it } from 'vitest';
import { judge } from '../../machines/shape-match/round';
import { SHAPE_IDS, SHAPES } from '../../machines/shape-match/rules';
import { createComparison, createNameQuestion, readCorners, shapeMatchScene } from './helpers/shape-match';

const HEXAGON = createNameQuestion('hexagon');
const CIRCLE = createNameQuestion('circle');
const PAIR = createComparison({ shape: 'triangle', turn: 0 }, { shape: 'square', turn: 0 });

const lengthsOf = (points: readonly (readonly [number, number])[]): readonly number[] =>
  points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    return Math.hypot(nextX - x, nextY - y);
  });

describe('A shape', () => {
  const polygons = SHAPE_IDS.filter((shape) => shape !== 'circle');

  it.each(polygons)('is drawn with exactly its corners and with equal sides: %s', (shape) => {
    for (const turn of [0, 20]) {
      const { show, faces } = shapeMatchScene();
      show(createNameQuestion(shape, turn), 0);
      expect(faces()).toHaveLength(1);
      const corners = readCorners(faces()[0]!);
      expect(corners).toHaveLength(SHAPES[shape].sides);
      const lengths = lengthsOf(corners);
      for (const length of lengths) expect(length).toBeCloseTo(lengths[0]!, 3);
    }
  });

  it('has a bar along each side and a ball on each corner, at every angle', () => {
    const { show, sprites } = shapeMatchScene();
    for (const shape of polygons) {
      show(createNameQuestion(shape, 33), 0);
      // Each side is drawn once on the face and once in its depth.
      expect([sprites('bar').length, sprites('corner').length]).toEqual([2 * SHAPES[shape].sides, SHAPES[shape].sides]);
    }
  });

  it('is rotated by its angle, face and sides together', () => {
    const { show, faces, sprites } = shapeMatchScene();
    show(createNameQuestion('pentagon', 50), 0);
    expect(faces()[0]?.rotation).toBeCloseTo((50 * Math.PI) / 180, 10);
    const corner = sprites('corner')[0]!;
    expect(Math.atan2(corner.x, -corner.y)).toBeCloseTo((50 * Math.PI) / 180, 6);
  });

  it('has an outline of sixty pieces and no corners if it is a circle', () => {
    const { show, sprites, faces } = shapeMatchScene();
    show(CIRCLE, 0);
    expect([sprites('arc').length, sprites('corner').length, sprites('bar').length]).toEqual([60, 0, 0]);
    for (const [x, y] of readCorners(faces()[0]!)) expect(Math.hypot(x, y)).toBeCloseTo(150, 3);
  });

  it('is never shaded: the face has a single colour', () => {
    const { show, faces } = shapeMatchScene();
    for (const shape of SHAPE_IDS) {
      show(createNameQuestion(shape), 0);
      expect(faces().map(({ tint }) => tint)).toEqual([0xe9e0ff]);
    }
  });

  it('does not reveal the answer early: no numbers, lit sides or marks', () => {
    const { show, tick, texts, lit, sprites } = shapeMatchScene();
    for (const question of [HEXAGON, CIRCLE, PAIR]) {
      show(question, 0);
      tick(5000);
      expect([texts(), lit(), sprites('corner lit').length, sprites('right|wrong').length]).toEqual([[], 0, 0, 0]);
    }
  });
});

describe('The scene after an answer', () => {
  it.each(['hexagon', 'triangle'] as const)(
    '%s: lights one side after the other, each with its number, then shows the total',
    (choice) => {
      const { show, tick, answer, texts, lit } = shapeMatchScene();
      show(HEXAGON, 0);
      tick(1000);
      answer(HEXAGON, choice, 1000, 2);
      expect([texts(), lit()]).toEqual([['1', '2', '2'], 2]);
      answer(HEXAGON, choice, 1000);
      tick(9000);
      expect([texts(), lit()]).toEqual([['1', '2', '3', '4', '5', '6', '6'], 6]);
    },
  );

  it.each(SHAPE_IDS)('counts the sides of the %s correctly', (shape) => {
    const { show, answer, texts } = shapeMatchScene();
    const question = createNameQuestion(shape);
    show(question, 0);
    answer(question, question.answer, 0);
    const { sides } = SHAPES[shape];
    const numbers = Array.from({ length: sides }, (_, index) => String(index + 1));
    expect(texts()).toEqual([...numbers, String(sides)]);
  });

  it('draws the outline of a circle once round, and then shows 0', () => {
    const { show, tick, litArcs, texts, answer } = shapeMatchScene();
    show(CIRCLE, 0);
    show(CIRCLE, 1000, { given: judge(CIRCLE, 'circle') });
    tick(1450);
    expect([litArcs(), texts()]).toEqual([30, []]);
    answer(CIRCLE, 'circle', 1000);
    expect([litArcs(), texts()]).toEqual([60, ['0']]);
  });

  it('counts two shapes one after the other, and marks them', () => {
    const { show, answer, texts, lit, sprites } = shapeMatchScene();
    show(PAIR, 0);
    answer(PAIR, 'triangle', 0, 3);
    expect([texts(), lit()]).toEqual([['1', '2', '3', '3'], 3]);
    answer(PAIR, 'triangle', 0);
    expect([texts().join(''), lit()]).toEqual(['123312344', 7]);
    expect([sprites('right').length, sprites('wrong').length]).toEqual([1, 1]);
    expect(sprites('right')[0]!.parent!.x).toBeGreaterThan(sprites('wrong')[0]!.parent!.x);
  });

  it('shows no cross if the right one of two shapes was chosen', () => {
    const { show, answer, sprites } = shapeMatchScene();
    show(PAIR, 0);
    answer(PAIR, 'square', 0);
    expect([sprites('right').length, sprites('wrong').length]).toEqual([1, 0]);
  });

  it('lights all sides immediately with reduced motion, and does not move', () => {
    const { scene, show, tick, texts, lit } = shapeMatchScene({ reducedMotion: true });
    show(HEXAGON, 0);
    expect(scene.isStill(0)).toBe(true);
    show(HEXAGON, 1000, { given: judge(HEXAGON, 'triangle') });
    tick(1000);
    const at = faceState();
    expect([texts(), lit(), scene.isStill(1000)]).toEqual([['1', '2', '3', '4', '5', '6', '6'], 6, true]);
    tick(1090);
    expect(faceState()).toEqual(at);

    function faceState() {
      const { x, y, scale } = scene.view.children[0]!;
      return [x, y, scale.x];
    }
  });

  it('clears everything for the next question', () => {
    const { show, tick, answer, texts, lit, sprites, faces } = shapeMatchScene();
    show(PAIR, 0);
    answer(PAIR, 'triangle', 0);
    show(createNameQuestion('octagon'), 5000);
    tick(6000);
    expect([texts(), lit(), sprites('right|wrong').length, faces().length]).toEqual([[], 0, 0, 1]);
  });
});

describe('Movement', () => {
  it('shakes the wrong one of two shapes, and not the other', () => {
    const { scene, show, tick } = shapeMatchScene();
    const xs = () => scene.view.children.map(({ x }) => x);
    show(PAIR, 0);
    tick(500);
    const before = xs();
    show(PAIR, 1000, { given: judge(PAIR, 'triangle') });
    tick(1045);
    expect(xs().map((x, index) => x === before[index])).toEqual([false, true]);
  });

  it('ends once the shape has grown, and again once everything is counted', () => {
    const { scene, show, tick, answer } = shapeMatchScene();
    show(HEXAGON, 0);
    tick(100);
    expect(scene.isStill(100)).toBe(false);
    tick(400);
    expect(scene.isStill(400)).toBe(true);
    show(HEXAGON, 1000, { given: judge(HEXAGON, 'hexagon') });
    expect(scene.isStill(1100)).toBe(false);
    const endMs = answer(HEXAGON, 'hexagon', 1000);
    expect([scene.isStill(endMs + 50), scene.isStill(endMs + 300)]).toEqual([false, true]);
  });
});

describe('The stage', () => {
  it('shows the plinth of one sculpture, or of two', () => {
    const { scene, show } = shapeMatchScene();
    expect(scene.visibleLayerName()).toBe('one');
    show(PAIR, 0);
    expect(scene.visibleLayerName()).toBe('two');
    show(HEXAGON, 10);
    expect(scene.visibleLayerName()).toBe('one');
  });

  it('shows nothing before it has a question', () => {
    const { tick, faces } = shapeMatchScene();
    tick(100);
    expect(faces()).toEqual([]);
  });
});
