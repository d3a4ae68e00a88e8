import { describe, expect, it } from 'vitest';
import { judge } from '../../machines/algebra-adventure/round';
import { BALANCE, getPivot, plateArea } from '../../src/games/algebra-adventure/scene/layout';
import { fitScene } from '../../src/stage/scene';
import { algebraAdventureScene, BOARD, createManyQuestions, createQuestion, PHONE } from './helpers/algebra-adventure';

const SIZES = [
  PHONE,
  BOARD,
  { widthPx: 320, heightPx: 400 },
  { widthPx: 360, heightPx: 572 },
  { widthPx: 356, heightPx: 308 },
  { widthPx: 820, heightPx: 954 },
  { widthPx: 1180, heightPx: 650 },
  { widthPx: 1600, heightPx: 400 },
];

describe('An open question', () => {
  it('shows three crates and four ones on one side and 19 in the fewest weights on the other, without numbers', () => {
    const { show, tick, count, texts } = algebraAdventureScene();
    show({}, 0);
    tick(1000);
    expect([count('crate'), count('weight 10'), count('weight 5'), count('weight 1')]).toEqual([3, 1, 1, 8]);
    expect([texts(), count('crate open'), count('tag')]).toEqual([[], 0, 0]);
  });

  it('sways the beam slightly to both sides, but not with reduced motion', () => {
    for (const reducedMotion of [false, true]) {
      const { show, tick, tilt } = algebraAdventureScene({ reducedMotion });
      show({}, 0);
      const signs = [3750, 5250].map((nowMs) => (tick(nowMs), Math.sign(tilt())));
      expect(signs).toEqual(reducedMotion ? [0, 0] : [1, -1]);
    }
  });

  it('shows a known number on the crates, with an empty pan opposite', () => {
    const { show, tick, texts, count } = algebraAdventureScene();
    show({ question: createQuestion({ mode: 'substitute', added: 0, x: 4 }) }, 0);
    tick(1000);
    expect([texts(), count('weight .*'), count('crate open')]).toEqual([['4', '4', '4'], 0, 3]);
  });
});

describe('A wrong answer', () => {
  const question = createQuestion();
  const given = judge(question, 6);

  it('shows both totals, lowers the heavier side, then settles level', () => {
    const { show, tick, texts, tilt, count } = algebraAdventureScene();
    show({ question }, 0);
    tick(5000);
    show({ question, given }, 5000);
    tick(5400);
    expect(texts().toSorted()).toEqual(['19', '22', '6', '6', '6']);
    expect([count('heavier'), tilt() < -2]).toEqual([1, true]);
    tick(6099);
    expect(texts()).toEqual([]);
    expect(tilt()).toBeCloseTo(0, 3);
    tick(7000);
    expect(texts().toSorted()).toEqual(['15', '15', '5', '5', '5']);
    expect([count('weight 5'), count('weight 1'), count('heavier')]).toEqual([3, 0, 0]);
  });

  it('shows the same steps without movement when motion is reduced', () => {
    const { show, tick, tilt, texts } = algebraAdventureScene({ reducedMotion: true });
    show({ question }, 0);
    tick(1000);
    show({ question, given }, 1000);
    tick(1001);
    expect([tilt() < -2, texts().toSorted()]).toEqual([true, ['19', '22', '6', '6', '6']]);
    tick(3000);
    expect([tilt(), texts().toSorted()]).toEqual([0, ['15', '15', '5', '5', '5']]);
  });
});

describe('A right answer', () => {
  it('takes the units from both sides, divides the rest, and opens the crates', () => {
    const question = createQuestion();
    const { show, tick, texts, count, tilt } = algebraAdventureScene();
    show({ question }, 0);
    tick(500);
    show({ question, given: judge(question, 5) }, 500);
    tick(1150);
    expect([count('weight 1'), texts(), count('crate')]).toEqual([0, ['15', '15'], 3]);
    tick(1700);
    expect([count('weight 5'), count('weight 10')]).toEqual([3, 0]);
    tick(2500);
    expect([texts().toSorted(), count('crate open'), tilt()]).toEqual([['15', '15', '5', '5', '5'], 3, 0]);
  });

  it('fills the empty pan with one pile per crate', () => {
    const question = createQuestion({ mode: 'substitute', added: 0, x: 4 });
    const { show, tick, texts, count } = algebraAdventureScene();
    show({ question }, 0);
    show({ question, given: judge(question, 12) }, 500);
    tick(2500);
    expect([count('weight 1'), texts().toSorted()]).toEqual([12, ['12', '12', '4', '4', '4']]);
  });

  it('leaves nothing behind for the next question, and reuses its sprites', () => {
    const { show, tick, texts, bodies } = algebraAdventureScene();
    const play = (from: number) => {
      createManyQuestions().forEach((question, index) => {
        show({ question }, from + index * 3000);
        tick(from + index * 3000 + 500);
        show({ question, given: judge(question, question.answer) }, from + index * 3000 + 1000);
        tick(from + index * 3000 + 2900);
      });
      return bodies().length;
    };
    const max = play(0);
    expect(play(1_000_000)).toBe(max);
    show({ question: createQuestion() }, 5_000_000);
    tick(5_001_000);
    expect(texts()).toEqual([]);
  });
});

describe('On a stage of any size', () => {
  it.each(SIZES)(
    '$widthPx x $heightPx: the open question does not cover the balance, and everything is visible',
    (size) => {
      const { view } = fitScene(size.widthPx, size.heightPx);
      const plate = plateArea(view);
      const pivot = getPivot(view);
      const { arm, halfPan, drop } = BALANCE[view.shape];
      expect(plate.x).toBeGreaterThanOrEqual(view.left);
      expect(plate.x + plate.width).toBeLessThanOrEqual(view.right);
      expect(plate.y + plate.height).toBeLessThan(pivot.y - 48);
      expect(pivot.x - arm - halfPan).toBeGreaterThanOrEqual(view.left);
      expect(pivot.x + arm + halfPan).toBeLessThanOrEqual(view.right);
      expect(pivot.y + drop + 60 + arm * Math.sin((7 * Math.PI) / 180)).toBeLessThan(view.bottom);
      // Room for the longest question at 40 px.
      expect(plate.width * view.scale).toBeGreaterThan(295);
    },
  );
});

describe('The scene', () => {
  it('shows nothing before the first question', () => {
    const { tick, count } = algebraAdventureScene();
    tick(100);
    expect(count('crate')).toBe(0);
  });
});
