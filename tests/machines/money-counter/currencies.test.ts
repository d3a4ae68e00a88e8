/* The questions in every currency: only coins and notes that exist, and only amounts that they can make. */
import { describe, expect, it } from 'vitest';
import { CURRENCIES, type Currency } from '../../../machines/core/currencies';
import { seededRandom } from '../../../machines/core/random';
import { getHeapValue, splitIntoFewestPieces } from '../../../machines/money-counter/coins';
import { getCurrencyRules } from '../../../machines/money-counter/currency-rules';
import { calculateAnswer } from '../../../machines/money-counter/money-problem';
import { getPractisedSkill } from '../../../machines/money-counter/practised-skill';
import { createAmountCandidates, type Question, questionAt } from '../../../machines/money-counter/questions';
import { DIFFICULTIES, getRoundKind } from '../../../machines/money-counter/rules';
import { skillNames } from '../../../src/games/money-counter/skill-names';
import { indicesUpTo } from '../../helpers/seeds';

const PIECES: Readonly<Record<Currency, readonly number[]>> = {
  USD: [1, 5, 10, 25, 100],
  GBP: [1, 2, 5, 10, 20, 50, 100, 200, 500],
  EUR: [1, 2, 5, 10, 20, 50, 100, 200, 500],
  CAD: [5, 10, 25, 100, 200, 500],
  AUD: [5, 10, 20, 50, 100, 200, 500],
  INR: [1, 2, 5, 10, 20, 50, 100, 200, 500],
};

const heapsOf = ({ asked }: Question) => ('heaps' in asked ? asked.heaps : [asked.heap]);
const amountsOf = (question: Question): readonly number[] => [
  question.answer,
  ...heapsOf(question).map(getHeapValue),
  ...('price' in question.asked ? [question.asked.price] : []),
  ...(question.options ?? createAmountCandidates(seededRandom(question.number, 'candidates'), question)),
];

describe.each(CURRENCIES)('Questions in %s', (money) => {
  const { step, pieces } = getCurrencyRules(money);
  const questions = DIFFICULTIES.flatMap((difficulty) =>
    indicesUpTo(300).map((seed) => ({ difficulty, question: questionAt(seed, { difficulty, money }, seed % 10) })),
  );

  it('show only coins and notes that the currency has', () => {
    const shown = questions.flatMap(({ question }) =>
      heapsOf(question)
        .flat()
        .map(({ piece }) => piece),
    );
    expect([...new Set(shown)].filter((piece) => !PIECES[money].includes(piece))).toEqual([]);
  });

  it('have answers above zero and choices that coins can make, all of them different', () => {
    const wrong = questions.filter(({ question }) => {
      const { answer, asked, options } = question;
      const amounts = amountsOf(question);
      return (
        answer !== calculateAnswer(asked) ||
        amounts.some((amount) => amount < step || amount % step !== 0) ||
        (options !== null && (new Set(options).size !== 4 || !options.includes(answer)))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('can all be paid with the fewest coins', () => {
    for (const { question } of questions)
      expect(getHeapValue(splitIntoFewestPieces(question.answer, pieces))).toBe(question.answer);
  });

  it('have answers below five dollars, so that a larger number without a unit is asked about', () => {
    if (getCurrencyRules(money).isWhole) return;
    expect(Math.max(...questions.map(({ question }) => question.answer))).toBeLessThan(500);
  });

  it('practise the skills of the map, each in the round that the map leads to', () => {
    const practised = new Map<string, Set<string>>();
    for (const { difficulty, question } of questions) {
      const { skill } = getPractisedSkill(question);
      practised.set(skill, (practised.get(skill) ?? new Set()).add(difficulty));
    }
    expect([...practised.keys()].filter((skill) => !(skill in skillNames.skills))).toEqual([]);
    const lost = Object.entries(skillNames.skills).filter(
      ([skill, { round }]) => practised.get(skill)?.has(round['difficulty'] ?? '') !== true,
    );
    expect(lost.map(([skill]) => skill)).toEqual([]);
  });
});

describe('A round without a currency', () => {
  it('asks American money, and has the best scores from before there were others', () => {
    for (const difficulty of DIFFICULTIES) {
      const one = indicesUpTo(10).map((number) => questionAt(7, { difficulty }, number));
      expect(one).toEqual(indicesUpTo(10).map((number) => questionAt(7, { difficulty, money: 'USD' }, number)));
      expect(one.filter(({ asked }) => 'money' in asked)).toEqual([]);
      expect(getRoundKind({ difficulty, time: 'normal', money: 'USD' })).toBe(
        getRoundKind({ difficulty, time: 'normal' }),
      );
    }
    expect(getRoundKind({ difficulty: 'easy', time: 'normal', money: 'GBP' })).toBe('easy.GBP.normal');
  });
});
