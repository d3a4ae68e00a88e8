/*
 * The money on the counter for a question: loose before the answer, grouped or counted out after it. Everything
 * is computed once per question, so that a frame only has to move it.
 */
import type { Currency } from '../../../../machines/core/currencies';
import { seededRandom } from '../../../../machines/core/random';
import {
  countUpTo,
  getHeapValue,
  type Heap,
  listPieces,
  type Piece,
  type Step,
} from '../../../../machines/money-counter/coins';
import { getCurrencyRules } from '../../../../machines/money-counter/currency-rules';
import { getHeapValues, type MoneyProblem } from '../../../../machines/money-counter/money-problem';
import { areAmountsHidden, type Question } from '../../../../machines/money-counter/questions';
import type { Area } from '../../../stage/area';
import type { View } from '../../../stage/scene';
import { PILL_TINT, TINT } from './colours';
import { type CountSizes, layOutCountedPieces, type Point } from './counted-layout';
import { type AmountLabel, freeOn, getTextSizes, labelBelow, matOn, type TextSizes } from './counter-parts';
import { layOutGroups, type Margins } from './grouped-layout';
import {
  type CounterFields,
  changeFields,
  compareFields,
  counterArea,
  getHeightClass,
  oneField,
  twoFields,
} from './layout';
import { getPieceSizes, type PieceSizes } from './piece-drawings';
import { layOutAtSameScale, layOutLoosePieces, type PieceLayout, type PiecePosition } from './piece-layout';

/** The mats and amounts on the counter at one time. */
export interface CounterState {
  readonly mats: readonly Area[];
  readonly labels: readonly AmountLabel[];
}

/** Everything the scene shows for a question. */
export interface QuestionLayout {
  /** The pieces that are there from the start, and their positions: loose, and grouped after the answer. */
  readonly pieces: readonly Piece[];
  readonly open: readonly PiecePosition[];
  readonly ordered: readonly PiecePosition[];
  readonly before: CounterState;
  readonly after: CounterState;
  /** Position of the question mark while something has to be counted out; null otherwise. */
  readonly questionMark: Point | null;
  /** Pieces that are counted out after the answer, each with its running total. */
  readonly counted: readonly Piece[];
  readonly countedAt: readonly PiecePosition[];
  readonly totals: readonly AmountLabel[];
  /** Shown last: the total of the pieces counted out. */
  readonly sum: AmountLabel | null;
}

const fieldsOf = (type: MoneyProblem['type'], view: View, state: 'open' | 'answered'): CounterFields => {
  switch (type) {
    case 'countCoins':
      return oneField(view);
    case 'addMoney':
      return twoFields(view);
    case 'makeChange':
      return changeFields(view, state);
    case 'compareMoney':
      return compareFields(view, state);
  }
};

const heapsOf = (asked: MoneyProblem): readonly Heap[] =>
  asked.type === 'addMoney' || asked.type === 'compareMoney' ? asked.heaps : [asked.heap];

/** The amounts that the count starts from and ends at; null if nothing is counted. */
function spanOf(asked: MoneyProblem): readonly [from: number, to: number] | null {
  if (asked.type === 'makeChange') return [asked.price, getHeapValue(asked.heap)];
  if (asked.type !== 'compareMoney') return null;
  const [more, less] = getHeapValues(asked.heaps);
  return [less, more];
}

const GROUP_MARGINS = { usual: { round: 12, between: 14 }, low: { round: 6, between: 10 } } as const;

const marginsOf = (view: View, { pill }: TextSizes): Margins => ({
  ...GROUP_MARGINS[getHeightClass(view)],
  label: pill,
});
const NO_MARGINS: Margins = { round: 0, between: 8, label: { width: 0, height: 0 } };

/** One heap as groups with their totals. */
function groupsOf(
  pieces: readonly Piece[],
  sizes: PieceSizes,
  view: View,
  textSizes: TextSizes,
): Pick<QuestionLayout, 'ordered' | 'after'> {
  const { positions, groups } = layOutGroups(pieces, sizes, counterArea(view), marginsOf(view, textSizes), 1);
  return {
    ordered: positions,
    after: {
      mats: groups.map(({ mat }) => mat),
      labels: groups.map(({ piece, cents, mat }) => labelBelow(mat, cents, PILL_TINT[piece])),
    },
  };
}

const NOTHING_COUNTED = { questionMark: null, counted: [], countedAt: [], totals: [], sum: null } as const;

/**
 * Pieces smaller than this, in CSS pixels, are hard to tell apart. Running totals are left out if they would
 * make pieces that small.
 */
const MIN_PENNY_PX = 20;
const NO_FIGURE = { width: 0, height: 0 } as const;

/** The heaps, grouped in place, and next to them the pieces that are counted out, all at the same scale. */
function countingOf(
  heaps: readonly (readonly [Heap, Area])[],
  money: Currency | undefined,
  steps: readonly Step[],
  field: Area,
  view: View,
) {
  const sizes = getPieceSizes(money);
  const textSizes = getTextSizes(view);
  const ordered = heaps.map(
    ([heap, area]) =>
      (max: number) =>
        layOutGroups(listPieces(heap), sizes, area, NO_MARGINS, max),
  );
  const withFigures = (start: CountSizes['start'], total: CountSizes['total']) => {
    const put = (max: number) => layOutCountedPieces(steps, sizes, freeOn(field, textSizes), { start, total }, max);
    const { scale } = layOutAtSameScale<PieceLayout>([...ordered, put])[0] ?? { scale: 0 };
    return { ...put(scale), ordered: ordered.flatMap((order) => order(scale).positions), hasStart: start.width > 0 };
  };
  const { width: smallest } = sizes(getCurrencyRules(money).pieces.at(-1) ?? 1);
  const isLarge = ({ scale }: PieceLayout) => scale * smallest * view.scale >= MIN_PENNY_PX;
  const full = withFigures(textSizes.pill, textSizes.total);
  if (isLarge(full)) return full;
  const begun = withFigures(textSizes.pill, NO_FIGURE);
  return { ...(isLarge(begun) ? begun : withFigures(NO_FIGURE, NO_FIGURE)), totals: [] };
}

/** Two heaps stay in place, each grouped, and what they make together is between them. */
function addedOf(
  heaps: readonly Heap[],
  sizes: PieceSizes,
  fields: readonly Area[],
  answer: number,
  both: CounterState,
  view: View,
): Pick<QuestionLayout, 'ordered' | 'after'> {
  const textSizes = getTextSizes(view);
  const grouped = heaps.map(
    (heap, index) => (max: number) =>
      layOutGroups(listPieces(heap), sizes, freeOn(fields[index] ?? counterArea(view), textSizes), NO_MARGINS, max),
  );
  const counter = counterArea(view);
  const together = labelBelow({ ...counter, height: matOn(counter, textSizes).height }, answer, TINT.total);
  return {
    ordered: layOutAtSameScale(grouped).flatMap(({ positions }) => positions),
    after: { mats: both.mats, labels: [...both.labels, together] },
  };
}

export function getQuestionLayout(question: Question, view: View): QuestionLayout {
  const { asked, number, answer } = question;
  const sizes = getPieceSizes(asked.money);
  const textSizes = getTextSizes(view);
  const { heaps: fields, counted } = fieldsOf(asked.type, view, 'open');
  const heaps = heapsOf(asked);
  const isAlone = asked.type === 'countCoins';
  const on = (index: number): Area => {
    const field = fields[index] ?? counterArea(view);
    return isAlone ? field : freeOn(field, textSizes);
  };
  const pieces = heaps.flatMap(listPieces);
  const thrown = heaps.map((heap, index) => (max: number) => {
    const random = seededRandom(number, 'loose', asked.type, answer, index);
    return layOutLoosePieces(listPieces(heap), sizes, on(index), random, max);
  });
  const open = layOutAtSameScale(thrown).flatMap(({ positions }) => positions);
  const mats = isAlone ? [] : fields.map((field) => matOn(field, textSizes));
  const tags = mats.map((mat, index) => labelBelow(mat, getHeapValue(heaps[index] ?? []), TINT.heap));
  const openTags = areAmountsHidden(question) ? [] : tags;

  const span = spanOf(asked);
  if (span === null || counted === null) {
    const both = { mats, labels: tags };
    const answered = isAlone
      ? groupsOf(pieces, sizes, view, textSizes)
      : addedOf(heaps, sizes, fields, answer, both, view);
    return { pieces, open, before: { mats, labels: openTags }, ...NOTHING_COUNTED, ...answered };
  }
  const [from, to] = span;
  const steps = countUpTo(from, to, getCurrencyRules(asked.money).pieces);
  const after = fieldsOf(asked.type, view, 'answered');
  const field = after.counted ?? counted;
  const staying = after.heaps.map((area, index) => [heaps[index] ?? [], freeOn(area, textSizes)] as const);
  const stays = after.heaps.map((area, index) =>
    labelBelow(matOn(area, textSizes), getHeapValue(heaps[index] ?? []), TINT.heap),
  );
  const { ordered, positions, totals, start, hasStart } = countingOf(staying, asked.money, steps, field, view);
  const wanted = matOn(counted, textSizes);
  const mat = matOn(field, textSizes);
  const begin = hasStart ? [{ ...start, cents: from, tint: TINT.heap }] : [];
  return {
    pieces,
    open,
    ordered,
    before: { mats: [...mats, wanted], labels: openTags },
    after: { mats: [...after.heaps.map((area) => matOn(area, textSizes)), mat], labels: [...stays, ...begin] },
    questionMark: { x: wanted.x + wanted.width / 2, y: wanted.y + wanted.height / 2 },
    counted: steps.map(({ piece }) => piece),
    countedAt: positions,
    totals: totals.map((at, index) => ({ ...at, cents: steps[index]?.total ?? 0, tint: null })),
    sum: labelBelow(mat, answer, TINT.total),
  };
}
