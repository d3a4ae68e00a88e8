/* Everything the game says is true, and matches the specification word for word where it is quoted. */
import { describe, expect, it } from 'vitest';
import { fraction } from '../../machines/core/fraction';
import { parseAnswer } from '../../machines/fraction-basics/answer';
import { type Question, questionAt } from '../../machines/fraction-basics/questions';
import type { Mistake } from '../../machines/fraction-basics/round';
import { answerFeedbackText, text } from '../../src/games/fraction-basics/text';
import {
  answeredText,
  answerText,
  entryText,
  equationLine,
  explanationText,
  lineText,
  questionText,
} from '../../src/games/fraction-basics/text/steps';
import { answerQuestion, DECIMAL, DIFFERENCE, SUM, UNREDUCED } from '../scenes/helpers/fraction-basics';

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
    expect(text.play.refusal('decimal')).toBe('That is a decimal. Use the / key.');
    expect(text.play.refusal('zero')).toBe('The bottom number cannot be 0.');
    expect(text.play.refusal('unreadable')).toBe('Type a top number, / and a bottom number.');
  });
});

const missed = (question: Question): Mistake => ({ question, entry: answerQuestion(question, '1/500').entry });

describe('The result', () => {
  it('suggests what to practise, with a question that was answered wrongly', () => {
    expect([DECIMAL, UNREDUCED, SUM, DIFFERENCE].map((question) => text.over.tip(missed(question)))).toEqual([
      `Say the decimal in hundredths first. ${explanationText(DECIMAL)}`,
      `Find a number that divides both. ${explanationText(UNREDUCED)}`,
      `Practise adding fractions. ${explanationText(SUM)}`,
      `Practise subtracting fractions. ${explanationText(DIFFERENCE)}`,
    ]);
  });
});
