/* The layout of the money, checked for hundreds of questions on stages from the smallest phone to a whiteboard. */
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../../machines/core/currencies';
import type { Piece } from '../../machines/money-counter/coins';
import { getHeapValues } from '../../machines/money-counter/money-problem';
import { type Question, questionAt } from '../../machines/money-counter/questions';
import { DIFFICULTIES } from '../../machines/money-counter/rules';
import { counterArea, counterTop, plateArea } from '../../src/games/money-counter/scene/layout';
import { COIN_WIDTHS_MM, getPieceSizes } from '../../src/games/money-counter/scene/piece-drawings';
import type { PiecePosition } from '../../src/games/money-counter/scene/piece-layout';
import { getQuestionLayout, type QuestionLayout } from '../../src/games/money-counter/scene/question-layout';
import { fitScene, type View } from '../../src/stage/scene';
import { indicesUpTo } from '../helpers/seeds';

/** Stages of phones, tablets, desktops and whiteboards, in both orientations, in CSS pixels. */
const STAGES = [
  [320, 280],
  [360, 390],
  [360, 460],
  [390, 500],
  [356, 308],
  [320, 286],
  [464, 334],
  [548, 378],
  [820, 714],
  [1180, 544],
  [1440, 664],
  [1920, 732],
] as const;

const sizeOf = getPieceSizes('USD');

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);
const stories = (view: View) =>
  DIFFICULTIES.flatMap((difficulty) =>
    SEEDS.map((seed) => {
      const question = questionAt(seed, { difficulty }, seed % 10);
      return { difficulty, question, story: getQuestionLayout(question, view) };
    }),
  );

/** Half the width and half the height of a piece at its position. */
function halfOf(piece: Piece, { scale, turn }: PiecePosition) {
  const { width, height, isNote } = sizeOf(piece);
  if (!isNote) return { x: (width * scale) / 2, y: (width * scale) / 2 };
  const [sin, cos] = [Math.abs(Math.sin(turn)), Math.cos(turn)];
  return { x: ((width * cos + height * sin) * scale) / 2, y: ((width * sin + height * cos) * scale) / 2 };
}

/**
 * The largest overlap of two pieces, as a fraction of the smaller one. Measured along the line between them, or in both
 * directions for bills.
 */
function maxOverlap({ pieces, open }: QuestionLayout): number {
  let max = 0;
  pieces.forEach((piece, index) => {
    for (let other = index + 1; other < pieces.length; other++) {
      const [one, two] = [open[index]!, open[other]!];
      const [half, otherHalf] = [halfOf(piece, one), halfOf(pieces[other]!, two)];
      const [dx, dy] = [Math.abs(one.x - two.x), Math.abs(one.y - two.y)];
      const isBill = piece === 100 || pieces[other] === 100;
      const over = isBill
        ? Math.min(half.x + otherHalf.x - dx, half.y + otherHalf.y - dy)
        : half.x + otherHalf.x - Math.hypot(dx, dy);
      max = Math.max(max, over / (2 * Math.min(half.y, otherHalf.y)));
    }
  });
  return max;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Whether the amounts on the counter after the answer add up to it. */
function isTrue({ asked, answer }: Question, { after, counted, totals, sum }: QuestionLayout): boolean {
  const cents = after.labels.map((label) => label.cents);
  if (asked.type === 'countCoins') return sumOf(cents) === answer;
  if (asked.type === 'addMoney') return cents.at(-1) === answer && sumOf(cents.slice(0, -1)) === answer;
  const begin = asked.type === 'makeChange' ? asked.price : getHeapValues(asked.heaps)[1];
  const end = totals.at(-1)?.cents ?? begin + answer;
  return sumOf(counted) === answer && end === begin + answer && sum?.cents === answer;
}

/** Describes the pieces that leave the counter. */
function outside(indices: readonly PiecePosition[], pieces: QuestionLayout['pieces'], view: View): readonly string[] {
  const area = counterArea(view);
  return indices.flatMap((lying, index) => {
    const half = halfOf(pieces[index]!, lying);
    const isInside =
      lying.x - half.x >= area.x - 1 &&
      lying.x + half.x <= area.x + area.width + 1 &&
      lying.y - half.y >= area.y - 1 &&
      lying.y + half.y <= area.y + area.height + 1;
    return isInside ? [] : [`${pieces[index]} at ${Math.round(lying.x)}, ${Math.round(lying.y)}`];
  });
}

describe.each(STAGES)('Money Counter on a stage of %i x %i', (widthPx, heightPx) => {
  const { view } = fitScene(widthPx, heightPx);
  const all = stories(view);

  it('fits every piece of every question on the counter, before and after the answer', () => {
    const faults = all.flatMap(({ question, story }) => {
      const { pieces, open, ordered, counted, countedAt } = story;
      return [
        ...(open.length === pieces.length && ordered.length === pieces.length ? [] : ['a piece without a place']),
        ...(countedAt.length === counted.length ? [] : ['change without a place']),
        ...outside(open, pieces, view),
        ...outside(ordered, pieces, view),
        ...outside(countedAt, counted, view),
      ].map((fault) => `${JSON.stringify(question.asked)}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  it('lets loose pieces overlap by at most a fifth, and turns them by at most 8 degrees', () => {
    expect(Math.max(...all.map(({ story }) => maxOverlap(story)))).toBeLessThanOrEqual(0.2);
    const turns = all.flatMap(({ story }) => story.open.map(({ turn }) => (Math.abs(turn) * 180) / Math.PI));
    expect(Math.max(...turns)).toBeLessThanOrEqual(8);
  });

  it('gives all pieces of one picture the same scale', () => {
    const scales = all.flatMap(({ story }) => [
      new Set(story.open.map(({ scale }) => scale)).size,
      new Set([...story.ordered, ...story.countedAt].map(({ scale }) => scale)).size,
    ]);
    expect(new Set(scales)).toEqual(new Set([1]));
  });

  it('shows true totals: groups add up to the answer, and counting leads from the first amount to the last', () => {
    expect(all.filter(({ question, story }) => !isTrue(question, story))).toEqual([]);
  });

  it('puts the plate above the counter', () => {
    const plate = plateArea(view);
    expect(plate.y).toBeGreaterThanOrEqual(view.top);
    expect(plate.y + plate.height).toBeLessThanOrEqual(counterTop(view));
    expect(plate.x).toBeGreaterThanOrEqual(view.left);
    expect(plate.x + plate.width).toBeLessThanOrEqual(view.right);
  });
});

/** Width of the smallest loose coin of a difficulty, in CSS pixels, and of the smallest bill. */
function smallest(difficulty: (typeof DIFFICULTIES)[number], widthPx: number, heightPx: number) {
  const { view } = fitScene(widthPx, heightPx);
  const sizes = stories(view)
    .filter((one) => one.difficulty === difficulty)
    .flatMap(({ story }) =>
      story.pieces.map((piece, index) => ({
        piece,
        px: sizeOf(piece).width * (story.open[index]?.scale ?? 0) * view.scale,
      })),
    );
  const min = (isBill: boolean) =>
    Math.min(...sizes.filter(({ piece }) => (piece === 100) === isBill).map(({ px }) => px));
  return { coin: min(false), bill: min(true) };
}

describe('Money on a phone of 360 x 740', () => {
  it('is easy to tell apart: loose coins are at least 24 px wide, and bills 70', () => {
    const easy = smallest('easy', 360, 390);
    const medium = smallest('medium', 360, 390);
    const hard = smallest('hard', 360, 460);
    expect(Math.min(easy.coin, medium.coin, hard.coin)).toBeGreaterThanOrEqual(24);
    expect(Math.min(easy.bill, medium.bill, hard.bill)).toBeGreaterThanOrEqual(70);
  });
});

describe('Money on a stage with little height', () => {
  it.each([
    [356, 308, 22, 22],
    [320, 286, 20, 20],
    [360, 460, 22, 22],
  ])(
    'is easy to tell apart at %i x %i: loose coins are at least %i px wide, and those in groups %i',
    (width, height, loose, inGroups) => {
      const { view } = fitScene(width, height);
      const all = indicesUpTo(400).map((seed) => {
        const question = questionAt(seed, { difficulty: 'hard' }, seed % 10);
        return { question, story: getQuestionLayout(question, view) };
      });
      const widths = (pieces: QuestionLayout['pieces'], indices: readonly PiecePosition[]) =>
        indices.flatMap(({ scale }, index) => {
          const piece = pieces[index] ?? 1;
          return piece === 100 ? [] : [sizeOf(piece).width * scale * view.scale];
        });
      expect(Math.min(...all.flatMap(({ story }) => widths(story.pieces, story.open)))).toBeGreaterThanOrEqual(loose);
      const grouped = all.filter(({ question }) => /^(?:countCoins|addMoney)$/.test(question.asked.type));
      expect(Math.min(...grouped.flatMap(({ story }) => widths(story.pieces, story.ordered)))).toBeGreaterThanOrEqual(
        inGroups,
      );
    },
  );
});

describe('The coins', () => {
  it('keep their real proportions', () => {
    expect(COIN_WIDTHS_MM).toEqual({ 1: 19.05, 5: 21.21, 10: 17.91, 25: 24.26 });
    expect(([1, 5, 10, 25] as const).map((piece) => sizeOf(piece).width / 3.35)).toEqual([
      expect.closeTo(19.05),
      expect.closeTo(21.21),
      expect.closeTo(17.91),
      expect.closeTo(24.26),
    ]);
  });
});

describe.each(CURRENCIES)('Coins and notes in %s', (money) => {
  it.each(STAGES)('fit on the counter of a stage of %i x %i, before and after the answer', (widthPx, heightPx) => {
    const { view } = fitScene(widthPx, heightPx);
    const area = counterArea(view);
    const sizes = getPieceSizes(money);
    const isOnCounter = (piece: Piece, { x, y, scale, turn }: PiecePosition): boolean => {
      const { width, height, isNote } = sizes(piece);
      const [sin, cos] = isNote ? [Math.abs(Math.sin(turn)), Math.cos(turn)] : [0, 1];
      const half = { x: ((width * cos + height * sin) * scale) / 2, y: ((width * sin + height * cos) * scale) / 2 };
      return (
        scale > 0 &&
        x - half.x >= area.x - 1 &&
        x + half.x <= area.x + area.width + 1 &&
        y - half.y >= area.y - 1 &&
        y + half.y <= area.y + area.height + 1
      );
    };
    const lost = DIFFICULTIES.flatMap((difficulty) =>
      indicesUpTo(40).flatMap((seed) => {
        const question = questionAt(seed, { difficulty, money }, seed % 10);
        const { pieces, open, ordered, counted, countedAt } = getQuestionLayout(question, view);
        const all = [
          ...pieces.flatMap((piece, index) => [isOnCounter(piece, open[index]!), isOnCounter(piece, ordered[index]!)]),
          ...counted.map((piece, index) => isOnCounter(piece, countedAt[index]!)),
        ];
        return all.includes(false) ? [JSON.stringify(question.asked)] : [];
      }),
    );
    expect(lost).toEqual([]);
  });
});
