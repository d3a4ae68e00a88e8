/* The questions and their options. All amounts are in cents. */
import { CANDIDATE_COUNT, createNumberCandidates } from '../core/candidates';
import { createChoicesWithDistractors } from '../core/choices';
import type { Currency } from '../core/currencies';
import { type Random, randomInteger, seededRandom, shuffle } from '../core/random';
import { createHeapOf, getHeapValue, type Heap, splitIntoFewestPieces } from './coins';
import { type CurrencyRules, getCurrencyRules } from './currency-rules';
import { calculateAnswer, getHeapValues, isSameProblem, type MoneyProblem } from './money-problem';
import { type Difficulty, hasChoices, QUESTION_TYPES, type QuestionType, RULES, type Settings } from './rules';
import { getDistractors } from './typical-mistakes';

/** `number` is the question's index in the round, from 0. */
export interface Question {
  readonly number: number;
  readonly asked: MoneyProblem;
  readonly answer: number;
  /** Four different amounts above 0 in shuffled order, exactly one of them the answer; null if the answer is typed. */
  readonly options: readonly number[] | null;
  /** Set if amounts below a dollar are written in cents, because children of six do not know decimals yet. */
  readonly isInCents?: boolean;
}

/**
 * Whether the amounts of two heaps are hidden until the answer, so that their coins have to be counted. On hard they
 * are shown, because counting two large heaps would leave no time for the sum.
 */
export const areAmountsHidden = ({ asked, options }: Question): boolean => 'heaps' in asked && options !== null;

type Ranges = CurrencyRules['counted'][Difficulty];

/** A heap with a random number of each piece. A piece without a range is not in it. */
const heapWithin = (random: Random, pieces: CurrencyRules['pieces'], ranges: Ranges): Heap =>
  createHeapOf(pieces, (piece) => {
    const range = ranges[piece];
    return range === undefined ? 0 : randomInteger(random, ...range);
  });

function drawIn(random: Random, type: QuestionType, difficulty: Difficulty, rules: CurrencyRules): MoneyProblem {
  const { pieces, step: unit } = rules;
  switch (type) {
    case 'countCoins':
      return { type, heap: heapWithin(random, pieces, rules.counted[difficulty]) };
    case 'makeChange': {
      const { paid, price, step } = rules.change[difficulty];
      const [min, max] = price;
      const costs = step * randomInteger(random, min / step, max / step);
      const given = Math.min(...paid.filter((amount) => amount > costs));
      return { type, heap: splitIntoFewestPieces(given, pieces), price: costs };
    }
    case 'addMoney': {
      const ranges = rules.paired[difficulty];
      return { type, heaps: [heapWithin(random, pieces, ranges), heapWithin(random, pieces, ranges)] };
    }
    case 'compareMoney': {
      const ranges = rules.paired[difficulty];
      // Players who cannot type choose from more amounts, all of them up to the larger one.
      const minMore = unit * (hasChoices(difficulty) ? RULES.minGreater : CANDIDATE_COUNT);
      for (;;) {
        const [one, other] = [heapWithin(random, pieces, ranges), heapWithin(random, pieces, ranges)];
        const heaps = getHeapValue(one) > getHeapValue(other) ? ([one, other] as const) : ([other, one] as const);
        const [more, less] = getHeapValues(heaps);
        if (more > less && more >= minMore) return { type, heaps };
      }
    }
  }
}

/** A question in this currency. American ones do not name it, as in rounds from before there were others. */
function draw(random: Random, type: QuestionType, difficulty: Difficulty, money: Currency): MoneyProblem {
  const asked = drawIn(random, type, difficulty, getCurrencyRules(money));
  return money === 'USD' ? asked : { ...asked, money };
}

/** The type of a question. Every four questions in a row contain each type once. */
function typeAt(seed: number, number: number): QuestionType {
  const order = shuffle(seededRandom(seed, 'types', Math.floor(number / QUESTION_TYPES.length)), QUESTION_TYPES);
  return order[number % QUESTION_TYPES.length] ?? QUESTION_TYPES[0];
}

/** The next question in a round, drawn again until it differs from all earlier ones. */
function askedAfter(
  earlier: readonly MoneyProblem[],
  seed: number,
  { difficulty, money = 'USD' }: QuestionSettings,
): MoneyProblem {
  const number = earlier.length;
  const random = seededRandom(seed, 'money', difficulty, number);
  const type = typeAt(seed, number);
  let asked = draw(random, type, difficulty, money);
  while (earlier.some((one) => isSameProblem(one, asked))) asked = draw(random, type, difficulty, money);
  return asked;
}

/** The step between choices, the maximum number of steps from the answer, and the largest possible choice. */
function rangeOf(asked: MoneyProblem, difficulty: Difficulty) {
  const { within } = RULES.choices;
  const { change, step } = getCurrencyRules(asked.money);
  if (asked.type === 'makeChange') return { ...change[difficulty], max: getHeapValue(asked.heap) };
  if (asked.type !== 'compareMoney') return { step, within, max: Number.POSITIVE_INFINITY };
  const [more, less] = getHeapValues(asked.heaps);
  // Used if there is less room than usual on both sides of the answer.
  return { step, within: Math.min(within, Math.max((more - less) / step - 1, less / step)), max: more };
}

function optionsFor(random: Random, asked: MoneyProblem, difficulty: Difficulty): readonly number[] {
  const { step, within, max } = rangeOf(asked, difficulty);
  const answer = calculateAnswer(asked);
  const slips = getDistractors(asked, answer).filter((slip) => slip % step === 0 && slip <= max);
  const inSteps = slips.map((slip) => slip / step);
  for (;;) {
    const choices = createChoicesWithDistractors(random, answer / step, inSteps, { ...RULES.choices, within });
    if (choices.length === RULES.choices.count && choices.every((choice) => choice * step <= max))
      return choices.map((choice) => choice * step);
  }
}

/** Nine amounts to choose from, for a question whose answer is typed. A question with options has no others. */
export const createAmountCandidates = (random: Random, { asked, answer, options }: Question): readonly number[] =>
  options ??
  createNumberCandidates(random, {
    answer,
    slips: getDistractors(asked, answer),
    min: RULES.choices.min,
    max: rangeOf(asked, 'hard').max,
    step: getCurrencyRules(asked.money).step,
  });

/** The settings that a question depends on. */
export type QuestionSettings = Pick<Settings, 'difficulty' | 'money'>;

/** Question `number` (0 to 9) of the round with this seed. */
export function questionAt(seed: number, settings: QuestionSettings, number: number): Question {
  const { difficulty } = settings;
  const earlier: MoneyProblem[] = [];
  while (earlier.length < number) earlier.push(askedAfter(earlier, seed, settings));
  const asked = askedAfter(earlier, seed, settings);
  return {
    number,
    asked,
    answer: calculateAnswer(asked),
    options: hasChoices(difficulty)
      ? optionsFor(seededRandom(seed, 'options', difficulty, number), asked, difficulty)
      : null,
  };
}

/** The question in a round that is mixed for one child, where easy questions are written in cents. */
export function mixedQuestionAt(seed: number, settings: QuestionSettings, number: number): Question {
  const question = questionAt(seed, settings, number);
  return settings.difficulty === 'easy' ? { ...question, isInCents: true } : question;
}
