/* The cakes show the exact fractions and the parts of the answer. */
import { describe, expect, it } from 'vitest';
import { createQuestionCakes } from '../../src/games/fraction-simplify/scene/question-cakes';
import { fractionSimplifyScene, pair, simplify } from './helpers/fraction-simplify';
import { getArea, getSpan } from './helpers/fractions';

const SUM = pair('add', '1/2', '1/3', '5/6');
const LARGE_SUM = pair('add', '3/5', '4/5', '7/5');
const DIFFERENCE = pair('subtract', '5/6', '1/3', '1/2');
const PRODUCT = pair('multiply', '2/3', '3/5', '2/5');
const SIMPLE = simplify('6/8', '3/4');
/** All movement has ended this long after an answer. */
const REST_MS = 1400;

describe('The scene before the answer', () => {
  it('shows the fractions on two cakes, and only a question mark on the result plate', () => {
    const { show, tick, ratios, texts, scene } = fractionSimplifyScene();
    show(SUM, 0);
    tick(1000);
    expect([ratios('strawberry'), ratios('lemon')]).toEqual([
      [0.5, 0],
      [0, 0.333],
    ]);
    expect(texts()).toEqual(['+', '=', '?', '1', '2', '1', '3']);
    expect(scene.visibleLayerName()).toBe('three');
  });

  it('shows a fraction to simplify as one cake', () => {
    const { show, ratios, texts, scene } = fractionSimplifyScene();
    show(SIMPLE, 0);
    expect([ratios('strawberry'), texts(), scene.visibleLayerName()]).toEqual([[0.75], ['=', '?', '6', '8'], 'two']);
  });

  it('shows a product as two square cakes, cut in different directions', () => {
    const { show, meshes, atlas, texts, scene } = fractionSimplifyScene();
    show(PRODUCT, 0);
    const [across, down] = meshes();
    expect(meshes()).toHaveLength(2);
    expect(getArea(across!, atlas, 'flat strawberry') / 40_000).toBeCloseTo(2 / 3, 5);
    expect(getArea(down!, atlas, 'flat lemon') / 40_000).toBeCloseTo(3 / 5, 5);
    expect([texts(), scene.visibleLayerName()]).toEqual([['×', '=', '?', '2', '3', '3', '5'], 'trays']);
  });
});

describe('The scene after a right answer', () => {
  it('cuts both cakes into common parts, which are combined on the third plate', () => {
    const { show, solve, tick, ratios, texts } = fractionSimplifyScene();
    show(SUM, 0);
    solve(SUM, 2000);
    tick(2000 + REST_MS);
    expect([ratios('strawberry'), ratios('lemon')]).toEqual([
      [0.5, 0, 0.5],
      [0, 0.333, 0.333],
    ]);
    expect(texts()).toEqual(['+', '=', '3', '6', '2', '6', '5', '6']);
  });

  it('starts each part with its original rotation: 1/2 as three sixths, then 1/3 as two, from the top of their cake', () => {
    const turns = createQuestionCakes(SUM).slides.map(({ source, turn }) => [
      source,
      Math.round((turn * 6) / (2 * Math.PI)) + 0,
    ]);
    expect(turns).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [1, -3],
      [1, -3],
    ]);
    const added = createQuestionCakes(LARGE_SUM).slides.map(({ cake, turn }) => [
      cake,
      Math.round((turn * 5) / (2 * Math.PI)) + 0,
    ]);
    // The last two fifths of 4/5 start a second plate.
    expect(added.slice(-4)).toEqual([
      [0, -3],
      [0, -3],
      [1, 2],
      [1, 2],
    ]);
  });

  it('fills a second plate for a sum of more than one whole', () => {
    const { show, solve, tick, ratios, scene, texts } = fractionSimplifyScene();
    show(LARGE_SUM, 0);
    expect(scene.visibleLayerName()).toBe('three');
    solve(LARGE_SUM, 2000);
    tick(2000 + REST_MS);
    expect(scene.visibleLayerName()).toBe('four');
    expect([ratios('strawberry'), ratios('lemon')]).toEqual([
      [0.6, 0, 0.6, 0],
      [0, 0.8, 0.4, 0.4],
    ]);
    expect(texts().slice(-2)).toEqual(['7', '5']);
  });

  it('shows a gap where something was taken away', () => {
    const { show, solve, tick, ratios } = fractionSimplifyScene();
    show(DIFFERENCE, 0);
    solve(DIFFERENCE, 2000);
    tick(2000 + REST_MS);
    expect([ratios('strawberry'), ratios('taken')]).toEqual([
      [0.833, 0, 0.5],
      [0, 0, 0.333],
    ]);
  });

  it('shows the simplified cake as the same amount in fewer parts', () => {
    const { show, solve, tick, ratios, texts } = fractionSimplifyScene();
    show(SIMPLE, 0);
    solve(SIMPLE, 2000);
    tick(2000 + REST_MS);
    expect([ratios('strawberry'), texts()]).toEqual([
      [0.75, 0.75],
      ['=', '6', '8', '3', '4'],
    ]);
  });

  it('shows the product where both cakes overlap', () => {
    const { show, solve, tick, meshes, atlas, texts } = fractionSimplifyScene();
    show(PRODUCT, 0);
    solve(PRODUCT, 2000);
    tick(2000 + REST_MS);
    expect(getArea(meshes()[2]!, atlas, 'flat mint') / 40_000).toBeCloseTo(6 / 15, 5);
    // As wide as the first fraction on its own cake.
    const [from, to] = getSpan(meshes()[2]!, atlas, 'flat mint');
    expect((to - from) / 200).toBeCloseTo(2 / 3, 5);
    expect(texts().slice(-2)).toEqual(['6', '15']);
  });

  it('combines parts that are too small to count, for example 380', () => {
    const { show, solve, tick, ratios } = fractionSimplifyScene();
    const question = pair('add', '1/19', '1/20', '39/380');
    show(question, 0);
    solve(question, 2000);
    tick(2000 + REST_MS);
    expect([ratios('strawberry')[2], ratios('lemon')[2]]).toEqual([0.053, 0.05]);
  });
});

describe('The scene after a mistake', () => {
  it("shows the right amount above the player's, in wholes of the same length", () => {
    const { show, fail, tick, meshes, atlas, texts, sprites, scene } = fractionSimplifyScene();
    show(SUM, 0);
    fail(SUM, '2/5', 2000);
    tick(2000 + REST_MS);
    const [right, given] = meshes();
    expect([meshes().length, scene.visibleLayerName()]).toEqual([2, 'boards']);
    expect(right!.scale.x).toBe(given!.scale.x);
    expect(getSpan(right!, atlas, 'piece lemon')[1] / 600).toBeCloseTo(5 / 6, 2);
    expect(getSpan(given!, atlas, 'piece chocolate')[1] / 600).toBeCloseTo(2 / 5, 2);
    expect(texts()).toEqual(['5', '6', '2', '5']);
    expect([sprites('right')[0]!.y < sprites('wrong')[0]!.y, sprites('guide').length]).toEqual([true, 1]);
    const end = right!.x + (right!.scale.x * 600 * 5) / 6;
    expect(sprites('guide')[0]!.x).toBeCloseTo(end, 5);
  });

  it('uses the same number of bars for amounts above one, and draws the guide line from the end of the second bar', () => {
    const { show, fail, meshes, sprites } = fractionSimplifyScene();
    show(LARGE_SUM, 0);
    fail(LARGE_SUM, '5/2', 2000);
    expect(meshes()).toHaveLength(6);
    const second = meshes()[1]!;
    expect(sprites('guide')[0]!.x).toBeCloseTo(second.x + (second.scale.x * 600 * 2) / 5, 5);
    expect(new Set(meshes().map(({ scale }) => scale.x)).size).toBe(1);
  });

  it.each(['99/1', '999999999999/1', '3/0', '-1/2'])(
    'leaves out an amount that cannot be drawn, and shows the answer with cakes after %s',
    (given) => {
      const { show, fail, tick, ratios, scene } = fractionSimplifyScene();
      show(SUM, 0);
      fail(SUM, given, 2000);
      tick(2000 + REST_MS);
      expect([scene.visibleLayerName(), ratios('strawberry')]).toEqual(['three', [0.5, 0, 0.5]]);
    },
  );

  it('shows the answer with cakes when the time has run out', () => {
    const { show, tick, ratios } = fractionSimplifyScene();
    show(SUM, 0);
    show(SUM, 2000, { verdict: 'timeout', answer: null });
    tick(2000 + REST_MS);
    expect(ratios('lemon')).toEqual([0, 0.333, 0.333]);
  });

  it('returns to plates for the next question', () => {
    const { show, fail, scene, texts } = fractionSimplifyScene();
    show(SUM, 0);
    fail(SUM, '2/5', 2000);
    show(SIMPLE, 4000);
    expect([scene.visibleLayerName(), texts()]).toEqual(['two', ['=', '?', '6', '8']]);
  });
});

describe('The bakery', () => {
  it('stops moving before the answer disappears, for every question', () => {
    for (const question of [SUM, LARGE_SUM, DIFFERENCE, PRODUCT, SIMPLE, pair('add', '19/40', '20/40', '39/40')]) {
      const { scene, show, solve } = fractionSimplifyScene();
      show(question, 0);
      solve(question, 2000);
      expect(scene.isStill(3500)).toBe(true);
    }
  });
});
