/* Everything the game says is true, and matches the specification word for word where it is quoted. */
import { describe, expect, it } from 'vitest';
import { fraction } from '../../machines/core/fraction';
import { parseAnswer } from '../../machines/fraction-basics/answer';
import { isAmountQuestion, type Question, questionAt } from '../../machines/fraction-basics/questions';
import type { Mistake } from '../../machines/fraction-basics/round';
import { answerFeedbackText } from '../../src/games/fraction-basics/answer-feedback';
import { explanationText } from '../../src/games/fraction-basics/explanation';
import {
  answeredText,
  answerText,
  entryText,
  equationLine,
  lineText,
  questionText,
} from '../../src/games/fraction-basics/lines';
import { text } from '../../src/games/fraction-basics/text';
import { tip } from '../../src/games/fraction-basics/tip';
import {
  answerQuestion,
  DECIMAL,
  DIFFERENCE,
  QUARTER,
  SUM,
  THREE_QUARTERS,
  UNREDUCED,
} from '../scenes/helpers/fraction-basics';

const WHOLE: Question = { number: 0, type: 'convert', hundredths: 100, answer: fraction(1, 1) };
const HUNDREDTHS: Question = { number: 0, type: 'convert', hundredths: 37, answer: fraction(37, 100) };
const LIKE: Question = {
  number: 0,
  type: 'add',
  first: fraction(1, 4),
  second: fraction(1, 4),
  answer: fraction(1, 2),
};
const BOTH: Question = {
  number: 0,
  type: 'subtract',
  first: fraction(1, 2),
  second: fraction(1, 3),
  answer: fraction(1, 6),
};
const FIFTHS: Question = {
  ...LIKE,
  type: 'subtract',
  first: fraction(3, 5),
  second: fraction(2, 5),
  answer: fraction(1, 5),
};
const HALF: Question = { number: 0, type: 'halves', part: fraction(1, 2), amount: 8, answer: fraction(4, 1) };
const ONE_EACH: Question = { ...HALF, part: fraction(1, 4), amount: 4, answer: fraction(1, 1) };
const FULL: Question = { ...LIKE, second: fraction(3, 4), answer: fraction(1, 1) };
const OVER: Question = { ...LIKE, first: fraction(5, 8), second: fraction(5, 8), answer: fraction(5, 4) };

/** Replaces non-breaking spaces. */
const spaced = (written: string): string => written.replaceAll('\u00a0', ' ');

const everyQuestion = Array.from({ length: 4000 }, (_, seed) => questionAt(seed, { type: 'all' }, seed % 8));

describe('A question', () => {
  it.each([
    [DECIMAL, 'Write 0.75 as a fraction', '0.75 = 3/4'],
    [WHOLE, 'Write 1.00 as a fraction', '1.00 = 1'],
    [UNREDUCED, 'Simplify 6/8', '6/8 = 3/4'],
    [SUM, '5/8 + 1/2 = ?', '5/8 + 1/2 = 9/8'],
    [FULL, '1/4 + 3/4 = ?', '1/4 + 3/4 = 1'],
    [DIFFERENCE, '3/4 − 1/2 = ?', '3/4 − 1/2 = 1/4'],
    [HALF, 'Half of 8 = ?', 'Half of 8 = 4'],
    [QUARTER, 'A quarter of 12 = ?', 'A quarter of 12 = 3'],
    [THREE_QUARTERS, '3/4 of 12 = ?', '3/4 of 12 = 9'],
  ])('is asked and answered', (question, asked, answered) => {
    expect([questionText(question), lineText(equationLine(question))]).toEqual([asked, answered]);
    expect(spaced(answeredText(question))).toBe(answered);
  });

  it.each([
    [DECIMAL, '0.75 is 75 hundredths: 75/100. Divide both by 25: 3/4.'],
    [HUNDREDTHS, '0.37 is 37 hundredths: 37/100.'],
    [WHOLE, '1.00 is 100 hundredths: 100/100. That is one whole.'],
    [UNREDUCED, 'Divide both numbers by 2: 6 ÷ 2 = 3 and 8 ÷ 2 = 4.'],
    [LIKE, 'The parts are the same size, so add the top numbers: 1 + 1 = 2. That makes 2/4 = 1/2.'],
    [FULL, 'The parts are the same size, so add the top numbers: 1 + 3 = 4. That makes 4/4 = 1.'],
    [OVER, 'The parts are the same size, so add the top numbers: 5 + 5 = 10. That makes 10/8 = 5/4 = 1 1/4.'],
    [FIFTHS, 'The parts are the same size, so take away the top numbers: 3 − 2 = 1. That makes 1/5.'],
    [SUM, 'Make the parts the same size: 1/2 = 4/8. Then 5/8 + 4/8 = 9/8. 9/8 = 1 1/8.'],
    [DIFFERENCE, 'Make the parts the same size: 1/2 = 2/4. Then 3/4 − 2/4 = 1/4.'],
    [HALF, 'Share 8 buns into 2 equal groups. One half is 4 buns.'],
    [ONE_EACH, 'Share 4 buns into 4 equal groups. One quarter is 1 bun.'],
    [THREE_QUARTERS, 'Share 12 buns into 4 equal groups. One quarter is 3 buns. Take 3 groups: 3 + 3 + 3 = 9.'],
    [BOTH, 'Make the parts the same size: 1/2 = 3/6 and 1/3 = 2/6. Then 3/6 − 2/6 = 1/6.'],
  ])('is explained by the steps to its answer', (question, why) => {
    expect(spaced(explanationText(question))).toBe(why);
  });
});

/** The value of a whole number, a decimal, a fraction or a mixed number. */
const number = (written: string): number =>
  written.split(' ').reduce((sum, word) => {
    const [over = '', under = '1'] = word.split('/');
    return sum + Number(over) / Number(under);
  }, 0);

/** The value of one side of an equation. */
function valueOf(side: string): number {
  const [, first = '', sign, second = ''] = /^(.+?)(?: ([+−÷]) (.+))?$/.exec(side.trim()) ?? [];
  if (sign === '+') return number(first) + number(second);
  if (sign === '−') return number(first) - number(second);
  return sign === '÷' ? number(first) / number(second) : number(first);
}

const EQUATION = /[\d./]+(?:\u00a0[+−÷=\d./]+)+/g;

const everyAmount = (['halves', 'thirds'] as const).flatMap((type) =>
  Array.from({ length: 60 }, (_, number) => questionAt(3, { type }, number)).filter(isAmountQuestion),
);

describe('A part of an amount', () => {
  it('is explained in sentences of at most twelve words, which end with the answer', () => {
    for (const question of everyAmount) {
      const why = spaced(explanationText(question));
      for (const sentence of why.split('. ')) expect(sentence.split(/[:.]/)[0]!.split(' ').length).toBeLessThan(13);
      expect(why.match(/\d+(?=\D*$)/)?.[0]).toBe(answerText(question));
    }
  });

  it('is explained by a sum of equal groups that is right', () => {
    const several = everyAmount.filter(({ part }) => part.numerator > 1);
    const single = everyAmount.filter(({ part }) => part.numerator === 1);
    for (const question of several) {
      const [, sum = '', total] = /: (.*) = (\d+)\.$/.exec(spaced(explanationText(question))) ?? [];
      expect(sum.split(' + ').reduce((added, size) => added + Number(size), 0)).toBe(Number(total));
    }
    expect(single.filter((question) => explanationText(question).includes('='))).toEqual([]);
  });
});

describe('The equations in the text', () => {
  it('are true, for thousands of questions', () => {
    for (const question of everyQuestion) {
      const equations = `${explanationText(question)} ${answeredText(question)}`.match(EQUATION) ?? [];
      const sides = equations.map((equation) => spaced(equation).replace(/\.$/, '').split('='));
      expect(sides.length).toBeGreaterThan(0);
      for (const [first = '', ...others] of sides)
        for (const other of others) expect(valueOf(other)).toBeCloseTo(valueOf(first), 9);
    }
  });

  it('lead to the answer, which the steps name', () => {
    const silent = everyQuestion.filter((question) => {
      const amounts: readonly string[] = spaced(explanationText(question)).match(/\d+\/\d+|\d+/g) ?? [];
      const said = answerText(question);
      return question.type !== 'simplify' && question.answer.denominator !== 1 && !amounts.includes(said);
    });
    expect(silent).toEqual([]);
  });

  it('name the answer, without wrong decimals', () => {
    for (const question of everyQuestion) {
      const [, value = ''] = spaced(answeredText(question)).split(/ = (?=[^=]*$)/);
      expect(value).toBe(answerText(question));
      expect(valueOf(value)).toBeCloseTo(question.answer.numerator / question.answer.denominator, 12);
    }
  });
});

/** The announcement that repeats a typed answer. */
function announcementFor(typed: string): string {
  const reading = parseAnswer(typed);
  return reading.kind === 'entry' ? spaced(entryText(reading.entry)) : reading.refusal;
}

describe('An answer', () => {
  it('gets the specified messages', () => {
    const [right, wrong] = [answerQuestion(UNREDUCED, '3/4'), answerQuestion(UNREDUCED, '1/2')];
    expect(text.toast.answered(right, UNREDUCED)).toBe('Correct!');
    expect(text.toast.answered(wrong, UNREDUCED)).toBe('Incorrect. The answer was 3/4');
    expect(text.play.wrong(UNREDUCED)).toBe('Wrong! Answer: 3/4');
    expect(text.toast.answered(wrong, WHOLE)).toBe('Incorrect. The answer was 1');
  });

  it.each([
    ['3/4', ''],
    ['6/8', 'That is equal! In simplest form it is 3/4.'],
    ['75/100', 'That is equal! In simplest form it is 3/4.'],
    ['1/2', 'Your answer was 1/2.'],
    ['1 1/2', 'Your answer was 1 1/2.'],
    ['1', 'Your answer was 1.'],
    ['-1/2', 'Your answer −1/2 is less than 0.'],
    ['-1 1/2', 'Your answer −1 1/2 is less than 0.'],
    ['2', 'Your answer was 2.'],
    ['7/3', 'Your answer 7/3 is more than 2 wholes.'],
  ])('gets a note if it is %s instead of 3/4: "%s"', (typed, note) => {
    expect(spaced(answerFeedbackText(answerQuestion(UNREDUCED, typed), UNREDUCED))).toBe(note);
  });

  it('is repeated as it was typed, in its simplest spelling', () => {
    expect(['03/004', '１ １／２', '+2', '¾'].map(announcementFor)).toEqual(['3/4', '1 1/2', '2', '3/4']);
  });

  it('is rejected with a hint if it is not a fraction', () => {
    expect(text.play.refusal('decimal', SUM)).toBe('That is a decimal. Use the / key.');
    expect(text.play.refusal('zero', SUM)).toBe('The bottom number cannot be 0.');
    expect(text.play.refusal('unreadable', SUM)).toBe('Type a top number, / and a bottom number.');
  });

  it('is rejected with a hint if it is not a number, where a number of things is asked for', () => {
    for (const reason of ['decimal', 'zero', 'unreadable'] as const)
      expect(text.play.refusal(reason, QUARTER)).toBe('Type a whole number.');
  });

  it.each([
    ['3', ''],
    ['12/4', 'That is equal! In simplest form it is 3.'],
    ['6', 'Your answer was 6. That is a half. Make 4 equal groups.'],
    ['9', 'Your answer was 9. That is what is left over. Count one group.'],
    ['4', 'Your answer was 4. That is how many groups there are. Count inside one group.'],
    ['8', 'Your answer was 8. You took 4 away. Share into 4 equal groups instead.'],
    ['12', 'Your answer was 12. That is all of them. Share them into equal groups.'],
    ['5', 'Your answer was 5.'],
    ['100', 'Your answer was 100.'],
    ['-3', 'Your answer −3 is less than 0.'],
  ])('gets a note if it is %s for a quarter of 12: "%s"', (typed, note) => {
    expect(answerFeedbackText(answerQuestion(QUARTER, typed), QUARTER)).toBe(note);
  });

  it.each([
    [THREE_QUARTERS, '3', 'Your answer was 3. That is only one quarter. Take 3 of them.'],
    [
      { ...THREE_QUARTERS, amount: 20, answer: fraction(15, 1) },
      '4',
      'Your answer was 4. That is how many groups there are. Count inside one group.',
    ],
    [HALF, '2', 'Your answer was 2. That is a quarter. Make 2 equal groups.'],
  ])('gets a note about the mistake with a part of an amount', (question, typed, note) => {
    expect(answerFeedbackText(answerQuestion(question, typed), question)).toBe(note);
  });
});

const missed = (question: Question): Mistake => ({ question, entry: answerQuestion(question, '1/500').entry });

describe('The result', () => {
  it('suggests what to practise, with a question that was answered wrongly', () => {
    expect([DECIMAL, UNREDUCED, SUM, DIFFERENCE, QUARTER].map((question) => tip(missed(question)))).toEqual([
      `Say the decimal in hundredths first. ${explanationText(DECIMAL)}`,
      `Find a number that divides both. ${explanationText(UNREDUCED)}`,
      `Practise adding fractions. ${explanationText(SUM)}`,
      `Practise subtracting fractions. ${explanationText(DIFFERENCE)}`,
      `Practise sharing into equal groups. ${explanationText(QUARTER)}`,
    ]);
  });
});
