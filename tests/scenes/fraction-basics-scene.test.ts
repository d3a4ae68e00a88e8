/* Bars that are cut, laid out and measured after the answer, and reveal nothing before it. */
import { describe, expect, it } from 'vitest';
import { Guide } from '../../src/games/fraction-basics/scene/guide';
import { amountEndX, barsLayout } from '../../src/games/fraction-basics/scene/layout';
import {
  answerQuestion,
  DECIMAL,
  DIFFERENCE,
  fractionBasicsScene,
  QUARTER,
  SUM,
  THREE_QUARTERS,
  UNREDUCED,
} from './helpers/fraction-basics';
import { findSprites, visibleBodies } from './helpers/visible-bodies';

const QUESTIONS = [DECIMAL, UNREDUCED, SUM, DIFFERENCE] as const;

describe('The scene before an answer', () => {
  it.each(QUESTIONS)('shows the amounts with an empty board and "?": $type', (question) => {
    const { show, tick, boards, texts, marks } = fractionBasicsScene();
    show(question, 0);
    tick(5000);
    expect(boards()).toHaveLength('first' in question ? 3 : 2);
    expect(texts()).toContain('?');
    expect(marks()).toEqual([]);
  });

  it('shows the question on the labels', () => {
    const { show, labels } = fractionBasicsScene();
    const all = QUESTIONS.map((question, index) => {
      show({ ...question, number: index }, 0);
      return labels();
    });
    expect(all).toEqual([['0.75'], ['6/8'], ['5/8', '1/2'], ['3/4', '1/2']]);
  });

  it('does not move', () => {
    const { show, scene } = fractionBasicsScene();
    show(SUM, 100);
    expect(scene.isStill(100)).toBe(true);
  });
});

describe('The scene of an amount', () => {
  it('shows its buns on one board and nothing in groups while the question is open', () => {
    const { show, scene, boards, labels, texts } = fractionBasicsScene();
    show(QUARTER, 0);
    expect([findSprites(scene.view, 'bun').length, boards().length, labels()]).toEqual([12, 2, ['12']]);
    expect(texts()).toContain('?');
  });

  it('shares the buns into equal groups, and does not say that a part equals the amount', () => {
    const { show, answer, scene, labels, texts } = fractionBasicsScene();
    show(THREE_QUARTERS, 0);
    answer(THREE_QUARTERS, '9', 1000);
    expect([findSprites(scene.view, 'bun').length, labels()]).toEqual([24, ['12', '9']]);
    expect(texts()).not.toContain('=');
  });

  it('moves the buns one after the other, and then stops', () => {
    const { show, scene, tick } = fractionBasicsScene();
    const given = answerQuestion(QUARTER, '3');
    show(QUARTER, 0);
    show(QUARTER, 1000, 'cutting', given);
    show(QUARTER, 1400, 'laying', given);
    const visible = [1400, 1800, 3000].map((ms) => {
      tick(ms);
      return findSprites(scene.view, 'bun').length;
    });
    expect(visible[0]).toBe(13);
    expect(visible[1]).toBeGreaterThan(13);
    expect(visible[1]).toBeLessThan(24);
    expect([visible[2], scene.isStill(1500), scene.isStill(3000)]).toEqual([24, false, true]);
  });

  it('has all groups at once with reduced motion', () => {
    const { show, scene } = fractionBasicsScene({ reducedMotion: true });
    show(QUARTER, 0);
    show(QUARTER, 1000, 'cutting', answerQuestion(QUARTER, '3'));
    expect(findSprites(scene.view, 'bun')).toHaveLength(24);
  });

  it('shows a wrong number of buns with a cross, and hides all buns at the next question', () => {
    const { show, answer, scene, labels, marks } = fractionBasicsScene();
    show(QUARTER, 0);
    answer(QUARTER, '4', 1000);
    expect([findSprites(scene.view, 'bun').length, labels()]).toEqual([28, ['12', '3', '4']]);
    expect(marks()).toContain('wrong');
    show({ ...SUM, number: 1 }, 5000);
    expect(findSprites(scene.view, 'bun')).toEqual([]);
  });
});

describe('The scene after an answer', () => {
  it('cuts both amounts of a sum into parts of the same size, and adds a second whole', () => {
    const { show, answer, labels, boards, texts } = fractionBasicsScene();
    show(SUM, 0);
    answer(SUM, '9/8', 1000);
    expect(labels()).toEqual(['5/8', '4/8', '9/8']);
    expect(boards()).toHaveLength(4);
    expect(texts()).not.toContain('?');
  });

  it('lines up the ends of equal amounts, with "=" next to them', () => {
    const { show, answer, scene, view, texts } = fractionBasicsScene();
    show(UNREDUCED, 0);
    answer(UNREDUCED, '3/4', 1000);
    const guide = visibleBodies(scene.view).find((body) => body instanceof Guide)!;
    const bars = barsLayout(view, { rows: 2, columns: 1 });
    expect(guide.x).toBeCloseTo(bars.xs[0] + 0.75 * bars.length, 9);
    expect(guide.x).toBeCloseTo(amountEndX(bars, 6 / 8), 9);
    expect(texts()).toContain('=');
  });

  it('shows a mistake as a third bar with its own label and a cross', () => {
    const { show, answer, labels, boards, marks } = fractionBasicsScene();
    show(UNREDUCED, 0);
    answer(UNREDUCED, '2/3', 1000);
    expect(labels()).toEqual(['6/8', '3/4', '2/3']);
    expect(boards()).toHaveLength(3);
    expect(marks()).toEqual(['wrong', 'end', 'end']);
  });

  it('shortens all bars equally for a mistake of more than one whole', () => {
    const { show, answer, slots, view } = fractionBasicsScene();
    show(DECIMAL, 0);
    answer(DECIMAL, '1 1/3', 1000);
    const { length } = barsLayout(view, { rows: 3, columns: 2 });
    expect(slots()).toHaveLength(4);
    for (const slot of slots()) expect(slot.pieces.scale.x * 660).toBeCloseTo(length, 9);
  });

  it('puts the cross next to its bar, even if the bar is short', () => {
    const { show, answer, scene, view } = fractionBasicsScene();
    const crossX = () => findSprites(scene.view, /^wrong$/)[0]?.x;
    show(DIFFERENCE, 0);
    answer(DIFFERENCE, '1/2', 1000);
    const short = barsLayout(view, { rows: 3, columns: 2 });
    expect(crossX()).toBeCloseTo((short.xs[0] + short.length + short.xs[1]) / 2, 9);
    show(SUM, 5000);
    answer(SUM, '1/2', 6000);
    expect(crossX()).toBe(short.sign);
  });

  it('labels an answer of 1 and a mixed number correctly', () => {
    const { show, answer, labels } = fractionBasicsScene();
    const whole = { ...DECIMAL, hundredths: 100, answer: { numerator: 1, denominator: 1 } };
    show(whole, 0);
    answer(whole, '1 1/2', 1000);
    expect(labels()).toEqual(['1.00', '1', '1/1/2']);
  });

  it.each([
    [0, 0, 0],
    [2, 0, 2 / 8],
    [5, 1, 0],
    [7, 1, 2 / 8],
  ] as const)('starts piece %i of a sum from its own amount (bar %i, %d along)', (piece, bar, ratio) => {
    const { show, tick, slots } = fractionBasicsScene();
    const given = answerQuestion(SUM, '9/8');
    show(SUM, 0);
    show(SUM, 1000, 'cutting', given);
    show(SUM, 1400, 'laying', given);
    // Nine pieces, one every 80 ms.
    tick(1400 + piece * 80);
    const answer = slots()[2]!;
    const asked = slots()[bar]!;
    const [left = 0, top = 0] = answer.pieces.geometry.positions.slice(piece * 24);
    const air = 1;
    expect(answer.x + left * answer.pieces.scale.x).toBeCloseTo(
      asked.x + (ratio * 660 + air) * asked.pieces.scale.x,
      3,
    );
    expect(answer.y + top * answer.pieces.scale.y).toBeCloseTo(asked.y, 3);
  });

  it('stops when everything has been shown, and not before', () => {
    const { show, answer, scene } = fractionBasicsScene();
    show(UNREDUCED, 0);
    show(UNREDUCED, 1000, 'cutting', answerQuestion(UNREDUCED, '3/4'));
    expect([scene.isStill(1001), scene.isStill(1399)]).toEqual([false, false]);
    const endMs = answer(UNREDUCED, '3/4', 1000);
    expect(scene.isStill(endMs + 1)).toBe(true);
  });

  it('shows everything immediately and without movement if motion is reduced', () => {
    const { show, scene, labels, marks } = fractionBasicsScene({ reducedMotion: true });
    show(SUM, 0);
    show(SUM, 1000, 'cutting', answerQuestion(SUM, '1/2'));
    expect([labels(), marks(), scene.isStill(1000)]).toEqual([
      ['5/8', '4/8', '9/8', '1/2'],
      ['wrong', 'end', 'end'],
      true,
    ]);
  });

  it('replaces everything for the next question', () => {
    const { show, answer, labels, boards, marks, scene } = fractionBasicsScene();
    show(SUM, 0);
    const endMs = answer(SUM, '1/2', 1000);
    show(DECIMAL, endMs + 100);
    expect([labels(), boards().length, marks(), scene.isStill(endMs + 101)]).toEqual([['0.75'], 2, [], true]);
  });
});

describe('The scene', () => {
  it.each([
    [1024, 576],
    [360, 390],
    [320, 220],
  ])('stays inside a stage of %i x %i', (widthPx, heightPx) => {
    const { show, answer, slots, view } = fractionBasicsScene({ widthPx, heightPx });
    show(SUM, 0);
    answer(SUM, '1/2', 1000);
    for (const slot of slots()) {
      expect(slot.x).toBeGreaterThanOrEqual(view.left);
      expect(slot.x + slot.pieces.scale.x * 660).toBeLessThanOrEqual(view.right);
      expect(slot.y + slot.pieces.scale.y * 84).toBeLessThanOrEqual(view.bottom);
    }
  });
});
