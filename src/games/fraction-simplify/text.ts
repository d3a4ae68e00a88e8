import {
  type Fraction,
  formatFraction,
  fraction,
  greatestCommonDivisor,
  isReduced,
  multiplyFractions,
  reduceFraction,
  toCommonDenominator,
} from '../../../machines/core/fraction';
import type { QuizEntry } from '../../../machines/core/quiz-round';
import { QUIZ, quizLimits } from '../../../machines/core/quiz-round';
import type { TimeSetting } from '../../../machines/core/time-setting';
import { type Practice, practiceTopic } from '../../../machines/fraction-simplify/practice';
import {
  OPERATIONS,
  type OperationQuestion,
  type Question,
  type SimplifyQuestion,
} from '../../../machines/fraction-simplify/questions';
import type { Difficulty, Settings } from '../../../machines/fraction-simplify/rules';
import type { TypedFraction } from '../../../machines/fraction-simplify/typed-fraction';
import { findFractionMistake } from '../../../machines/learning/typical-mistakes';
import { fractionMistakeText } from '../../play/feedback/typical-mistake-text';
import { CHOOSE_CANDIDATE, DIFFICULTY_NAMES } from '../../play/internal/shared-text';
import type { NextRound } from '../../play/menu/RoundMenu';
import type { QuizText } from '../../play/quiz/quiz';
import type { AnswerSetting } from '../../play/round/answer-mode';
import { MAX_WHOLES } from './scene/question-cakes';

/** A sum, difference or product with non-breaking spaces: "1/2 + 1/3". */
const inLine = (type: OperationQuestion['type'], first: Fraction, second: Fraction): string =>
  `${formatFraction(first)}\u00a0${OPERATIONS[type]}\u00a0${formatFraction(second)}`;
const equals = (...sides: readonly string[]): string => sides.join('\u00a0= ');

/** For example "Simplify 6/8" or "1/2 + 1/3". */
function questionText(question: Question): string {
  return question.type === 'simplify'
    ? `Simplify ${formatFraction(question.first)}`
    : inLine(question.type, question.first, question.second);
}

/** The question with its right answer: "6/8 = 3/4" or "1/2 + 1/3 = 5/6". */
function answeredText(question: Question): string {
  const { first, result } = question;
  const asked = question.type === 'simplify' ? formatFraction(first) : inLine(question.type, first, question.second);
  return equals(asked, formatFraction(result));
}

/** The result of a step, then its simplest form if that is different: "8/6 = 4/3". */
const andSimpler = (one: Fraction): readonly string[] =>
  isReduced(one) ? [formatFraction(one)] : [formatFraction(one), formatFraction(reduceFraction(one))];

/** A step with whole numbers and non-breaking spaces: "6 ÷ 2 = 3". */
const stepText = (one: number, sign: '÷' | '×', other: number, result: number): string =>
  `${one}\u00a0${sign}\u00a0${other}\u00a0=\u00a0${result}`;

function whySimpler({ first, result }: SimplifyQuestion): string {
  const by = greatestCommonDivisor(first.numerator, first.denominator);
  const [above, below] = [
    stepText(first.numerator, '÷', by, result.numerator),
    stepText(first.denominator, '÷', by, result.denominator),
  ];
  return `Divide both by ${by}: ${above} and ${below}.`;
}

function whyProduct({ first, second }: OperationQuestion): string {
  const product = multiplyFractions(first, second);
  const above = stepText(first.numerator, '×', second.numerator, product.numerator);
  const below = stepText(first.denominator, '×', second.denominator, product.denominator);
  const simpler = isReduced(product) ? '' : ` ${equals(...andSimpler(product))}.`;
  return `${above} on top and ${below} below.${simpler}`;
}

function whySum({ type, first, second }: OperationQuestion): string {
  const [one, other] = toCommonDenominator(first, second);
  const parts = [
    [first, one],
    [second, other],
  ] as const;
  const changed = parts.filter(([before, after]) => before.denominator !== after.denominator);
  const cut = changed
    .map(([before, after]) => `${formatFraction(before)}\u00a0=\u00a0${formatFraction(after)}`)
    .join(' and ');
  const numerator = type === 'add' ? one.numerator + other.numerator : one.numerator - other.numerator;
  const step = equals(inLine(type, one, other), ...andSimpler(fraction(numerator, one.denominator)));
  const whole = numerator === one.denominator ? ' One whole.' : '';
  return `${cut === '' ? 'The parts are the same:' : `${cut}.`} ${step}.${whole}`;
}

function why(question: Question): string {
  if (question.type === 'simplify') return whySimpler(question);
  return question.type === 'multiply' ? whyProduct(question) : whySum(question);
}

/** Explains why an answer cannot be drawn next to the right one; null if it can. */
function impossible(answer: Fraction): string | null {
  const { numerator, denominator } = answer;
  if (denominator === 0) return 'The bottom number cannot be 0.';
  if (numerator < 0 || denominator < 0) return 'The answer cannot be less than 0.';
  return numerator > MAX_WHOLES * denominator
    ? `${formatFraction(answer)} is more than ${MAX_WHOLES} whole cakes.`
    : null;
}

/** Feedback on a wrong answer before the worked steps: that it is impossible, or what went wrong. */
function explanation(question: Question, answer: Fraction): string | null {
  const slip = findFractionMistake(question, answer);
  return impossible(answer) ?? (slip && fractionMistakeText(slip));
}

export const quizText: QuizText<Question, Fraction> = {
  question: questionText,
  answer: ({ result }) => formatFraction(result),
  answered: answeredText,
  why,
  explanation,
  note: ({ result }, answer) =>
    answer.denominator === result.denominator
      ? null
      : `That is equal! In simplest form it is ${formatFraction(result)}.`,
};

const PRACTICE: Readonly<Record<Practice, string>> = {
  simplify: 'Look for a number that divides the top and the bottom.',
  'equal parts': 'Add or take away the top numbers. The bottom number stays the same.',
  'common parts': 'Cut both cakes into slices of the same size first.',
  multiply: 'To multiply: top × top and bottom × bottom.',
};

function timeLine(time: TimeSetting): string {
  const { question, round } = quizLimits(time);
  if (question === null || round === null) return 'Take as long as you like.';
  return `You have ${question} seconds for each question, and ${round / 60} minutes in total.`;
}

export const text = {
  tagline: 'Cut the cakes into equal parts!',

  menu: {
    choices: {
      difficulty: {
        easy: { name: DIFFICULTY_NAMES.easy, hint: 'Parts of the same size' },
        medium: { name: DIFFICULTY_NAMES.medium, hint: 'Halves to twelfths, mixed' },
        hard: { name: DIFFICULTY_NAMES.hard, hint: 'Halves to twentieths, mixed' },
      } satisfies Record<Difficulty, { name: string; hint: string }>,
    },
    start: 'Start Game',
    howToPlay: 'How to Play',
    steps: (time: TimeSetting, { questions = QUIZ.questions, isMultipleChoice = false }: NextRound = {}) =>
      [
        [`There are ${questions} questions.`, 'Look at the cakes.'],
        isMultipleChoice
          ? ['Pick the right fraction.']
          : ['Type the top number and the bottom number.', 'Then press Check Answer.'],
        ['Watch the cakes being cut and put together.', timeLine(time)],
      ] as const,
  },

  play: {
    stage: 'The bakery',
    panel: 'Answer',
    answer: 'Your answer',
    simplify: 'Simplify',
    fields: { numerator: 'Numerator', denominator: 'Denominator' } satisfies Record<keyof TypedFraction, string>,
    check: 'Check Answer',
    notWhole: {
      numerator: 'Type a whole number on top.',
      denominator: 'Type a whole number on the bottom.',
    } satisfies Record<keyof TypedFraction, string>,
  },

  /** Instructions for players who listen, and each question. */
  ear: {
    start: ({ time, answers }: Pick<Settings, 'time'> & AnswerSetting, questions: number = QUIZ.questions) =>
      `${questions} questions about fractions. ${timeLine(time)} ${answers === 'choice' ? CHOOSE_CANDIDATE : 'Type the top number, a slash and the bottom number, then press Enter.'}`,
    asked: (question: Question) => `${questionText(question)}${question.type === 'simplify' ? '.' : '?'}`,
  },

  over: {
    title: 'Round complete!',
    praise: [
      'Fraction master! The whole bakery cheers.',
      'Great baking! You know your fractions.',
      'Well done! More than half the cake is yours.',
      'Good try! Cakes get cut one slice at a time.',
    ],
    badge: (difficulty: Difficulty) => `Difficulty: ${DIFFICULTY_NAMES[difficulty]}`,
    practiceNext: (difficulty: Difficulty) => (mistakes: readonly QuizEntry<Question, Fraction>[], score: number) => {
      const practice = practiceTopic(mistakes.map(({ question }) => question));
      if (practice !== null) return PRACTICE[practice];
      if (score === 0) return 'Try just one question next time.';
      return difficulty === 'hard' ? 'Beat your best streak.' : 'Try a harder round.';
    },
  },
} as const;
