/* Text that several games share. */
import { describe, expect, it } from 'vitest';
import { clockTip, correctAnswersText, endlessRoundText, wentWellText } from '../../src/play/internal/shared-text';

describe('The sentence about a success', () => {
  it.each([
    [{ right: 9, streak: 7 }, '7 right in a row!'],
    [{ right: 1200, streak: 3 }, '3 right in a row!'],
    [{ right: 4, streak: 2 }, 'You got 4 right.'],
    [{ right: 1, streak: 1 }, 'You got one right.'],
    [{ right: 1, streak: 1, found: 'One is right.' }, 'One is right.'],
    [{ right: 0, streak: 0 }, 'Brave try!'],
    [{ right: 0, streak: 0, answers: 0 }, 'You had a look around.'],
  ])('for %o is: %s', (reached, line) => {
    expect(wentWellText(reached)).toBe(line);
  });
});

const tip = (missed: string) => `Practise ${missed}.`;

describe('A round without an end', () => {
  it.each([
    [0, 0, 0, 'The mill is waiting for you!', 'Come back to the mill any time!', 'You had a look around.'],
    [0, 1, 0, 'Good try!', 'You answered one question.', 'Brave try!'],
    [0, 2, 0, 'Good try!', 'You answered 2 questions.', 'Brave try!'],
    [2, 5, 2, 'Good effort!', 'You got 2 out of 5 right!', 'You got 2 right.'],
    [1, 2, 1, 'Good start!', 'You got 1 out of 2 right!', 'You got one right.'],
    [3, 6, 2, '🏆 Well done!', 'You got 3 out of 6 right!', 'You got 3 right.'],
    [5, 5, 5, '🏆 Well done!', 'You got 5 out of 5 right!', '5 right in a row!'],
  ])(
    'with %i right of %i, %i in a row, wins a cup for at least three, if they are half, and always gets a kind word',
    (score, answers, longest, ...said) => {
      const {
        title,
        praise,
        wentWell: line,
      } = endlessRoundText('mill', { score, answers, streak: { longest } }, null, tip);
      expect([title, praise, line]).toEqual(said);
    },
  );

  it.each([
    [0, null, 'Try one question first.'],
    [4, null, 'Try for a longer streak.'],
    [4, 'halves', 'Practise halves.'],
  ])('with %i answers suggests something to practise, with or without mistakes: %s', (answers, missed, next) => {
    const round = { score: 0, answers, streak: { longest: 0 } };
    expect(endlessRoundText('mill', round, missed, tip).practiceNext).toBe(next);
  });
});

it('Right answers are only praised if there were some', () => {
  expect([0, 1, 12].map(correctAnswersText)).toEqual(['Good effort!', 'You got one right!', 'You got 12 right!']);
});

const gave = (...verdicts: readonly ('right' | 'wrong' | 'timeout')[]) =>
  clockTip(verdicts.map((verdict) => ({ given: { verdict } })));

describe('The hammock', () => {
  it('is suggested after two questions whose time ran out', () => {
    expect(gave('right', 'timeout', 'wrong', 'timeout')).toContain('hammock');
    expect(gave('right', 'timeout', 'wrong')).toBeNull();
  });
});
