/* What is said is true, and letter for letter where the specification quotes it. */
import { describe, expect, it } from 'vitest';
import { questionAt } from '../../machines/algebra-adventure/questions';
import { DIFFICULTIES, MODES } from '../../machines/algebra-adventure/rules';
import { answeredText, questionText, stepsText, text } from '../../src/games/algebra-adventure/text';
import { questionOf } from '../scenes/helpers/algebra-adventure';

const FIND_X = questionOf();
const ONE_CRATE = questionOf({ crates: 1, added: 7, x: 4 });
const BALANCE = questionOf({ mode: 'balance', crates: 1, added: 4, x: 5 });
const SUBSTITUTE = questionOf({ mode: 'substitute', added: 0, x: 4 });

describe('A question', () => {
  it.each([
    [FIND_X, '3x + 4 = 19', 'Take 4 away: 3x = 15. Share by 3: x = 5.', '3x + 4 = 19, x = 5'],
    [ONE_CRATE, 'x + 7 = 11', 'Take 7 away: x = 4.', 'x + 7 = 11, x = 4'],
    [BALANCE, '4 + x = 9', 'Take 4 away: x = 5.', '4 + x = 9, x = 5'],
    [SUBSTITUTE, 'x = 4. What is 3x?', '3x means 3 times x: 3 × 4 = 12.', 'x = 4, 3x = 12'],
  ])('is asked, worked and answered: $mode, $crates crates', (question, asked, worked, answered) => {
    expect([questionText(question), stepsText(question), answeredText(question)]).toEqual([asked, worked, answered]);
  });

  it('is never asked of "1x", whatever is drawn', () => {
    const questions = MODES.flatMap((mode) =>
      DIFFICULTIES.flatMap((difficulty) =>
        Array.from({ length: 300 }, (_, number) => questionAt(number, { mode, difficulty }, number)),
      ),
    );
    const said = questions.map((question) => `${questionText(question)} ${stepsText(question)}`);
    expect(said.filter((one) => /(?<!\d)1x/.test(one))).toEqual([]);
  });
});

describe('Messages', () => {
  it('for a right answer have the title, the points and the explanation, of which its last step alone is seen', () => {
    expect(text.toast.right(FIND_X, 29)).toEqual({
      title: '✨ Correct!',
      text: ['+29 points!', { heard: '3x + 4 = 19. Take 4 away: 3x = 15. Share by 3:' }, 'x = 5.'],
    });
  });

  it('for a wrong answer have the title and the explanation', () => {
    expect(text.toast.wrong(SUBSTITUTE)).toEqual({
      title: '❌ Not quite right',
      text: [{ heard: 'x = 4. 3x means 3 times x:' }, '3 × 4 = 12.'],
    });
  });

  it('for a new level have the title, the level and the combo', () => {
    expect(text.toast.levelUp(3, 2.5)).toEqual({
      title: '🎉 Level Up!',
      text: "You've reached level 3! Combo ×2.5",
    });
  });
});

describe('What went wrong', () => {
  it('is said without blame, and says nothing that is not so', () => {
    expect([text.play.missed(6, FIND_X), text.play.missed(null, FIND_X)]).toEqual(['x is not 6.', 'Time is up.']);
    expect(text.play.missed(11, SUBSTITUTE)).toBe('3x is not 11.');
  });
});

describe('A result', () => {
  const { over } = text;

  it('is named and praised by what was done', () => {
    expect([over.title, over.again]).toEqual(['🏆 Adventure Complete!', '🔄 Play Again']);
  });

  it('names one thing to practise: the last mistake, or more of the same', () => {
    expect(over.practiceNext(FIND_X, 3)).toBe('Take away first, then share, like in 3x + 4 = 19.');
    expect(over.practiceNext(ONE_CRATE, 3)).toBe('Take the same away from both sides, like in x + 7 = 11.');
    expect(over.practiceNext(BALANCE, 3)).toBe('Take the same away from both sides, like in 4 + x = 9.');
    expect(over.practiceNext(SUBSTITUTE, 3)).toBe('Put the number in for x, like in x = 4. What is 3x?');
    expect([over.practiceNext(null, 0), over.practiceNext(null, 5)]).toEqual([
      'Start with one question.',
      'Try for a longer streak, or a harder game.',
    ]);
  });
});
