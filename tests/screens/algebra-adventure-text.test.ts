/* Everything the game says is true, and matches the specification word for word where it is quoted. */
import { describe, expect, it } from 'vitest';
import { questionAt } from '../../machines/algebra-adventure/questions';
import { DIFFICULTIES, MODES } from '../../machines/algebra-adventure/rules';
import { answeredText, questionText, stepsText, text } from '../../src/games/algebra-adventure/text';
import { createQuestion } from '../scenes/helpers/algebra-adventure';

const FIND_X = createQuestion();
const ONE_CRATE = createQuestion({ crates: 1, added: 7, x: 4 });
const BALANCE = createQuestion({ mode: 'balance', crates: 1, added: 4, x: 5 });
const SUBSTITUTE = createQuestion({ mode: 'substitute', added: 0, x: 4 });

describe('A question', () => {
  it.each([
    [FIND_X, '3x + 4 = 19', 'Take 4 away: 3x = 15. Divide by 3: x = 5.', '3x + 4 = 19, x = 5'],
    [ONE_CRATE, 'x + 7 = 11', 'Take 7 away: x = 4.', 'x + 7 = 11, x = 4'],
    [BALANCE, '4 + x = 9', 'Take 4 away: x = 5.', '4 + x = 9, x = 5'],
    [SUBSTITUTE, 'x = 4. What is 3x?', '3x means 3 times x: 3 × 4 = 12.', 'x = 4, 3x = 12'],
  ])('is asked, worked out and answered: $mode, $crates crates', (question, asked, worked, answered) => {
    expect([questionText(question), stepsText(question), answeredText(question)]).toEqual([asked, worked, answered]);
  });

  it('never says "1x"', () => {
    const questions = MODES.flatMap((mode) =>
      DIFFICULTIES.flatMap((difficulty) =>
        Array.from({ length: 300 }, (_, number) => questionAt(number, { mode, difficulty }, number)),
      ),
    );
    const texts = questions.map((question) => `${questionText(question)} ${stepsText(question)}`);
    expect(texts.filter((one) => /(?<!\d)1x/.test(one))).toEqual([]);
  });
});

describe('Messages', () => {
  it('show the title, the points and the explanation for a right answer, but only the last step', () => {
    expect(text.toast.right(FIND_X, 29)).toEqual({
      title: '✨ Correct!',
      text: ['+29 points!', { heard: '3x + 4 = 19. Take 4 away: 3x = 15. Divide by 3:' }, 'x = 5.'],
    });
  });

  it('show the title and the explanation for a wrong answer', () => {
    expect(text.toast.wrong(SUBSTITUTE, 11)).toEqual({
      title: '❌ Not quite right',
      text: [{ heard: '3x is not 11.' }, { heard: 'x = 4. 3x means 3 times x:' }, '3 × 4 = 12.'],
    });
  });

  it('show the title, the level and the combo for a new level', () => {
    expect(text.toast.levelUp(3, 2.5)).toEqual({
      title: '🎉 Level Up!',
      text: "You've reached level 3! Combo ×2.5",
    });
  });
});

describe('Feedback on a mistake', () => {
  it('does not blame the player, and only says what is certain', () => {
    expect([text.play.missed(6, FIND_X), text.play.missed(null, FIND_X)]).toEqual(['x is not 6.', 'Time is up.']);
    expect(text.play.missed(11, SUBSTITUTE)).toBe('3x is not 11.');
  });
});

describe('A result', () => {
  const { over } = text;

  it('has a title and a button to play again', () => {
    expect([over.title, over.again]).toEqual(['🏆 Adventure Complete!', '🔄 Play Again']);
  });

  it('suggests one thing to practise: the last mistake, or more of the same', () => {
    expect(over.practiceNext(FIND_X, 3)).toBe('Take away first, then divide, like in 3x + 4 = 19.');
    expect(over.practiceNext(ONE_CRATE, 3)).toBe('Take the same away from both sides, like in x + 7 = 11.');
    expect(over.practiceNext(BALANCE, 3)).toBe('Take the same away from both sides, like in 4 + x = 9.');
    expect(over.practiceNext(SUBSTITUTE, 3)).toBe('Put the number in for x, like in x = 4. What is 3x?');
    expect([over.practiceNext(null, 0), over.practiceNext(null, 5)]).toEqual([
      'Try just one question next time.',
      'Try for a longer streak, or a harder level.',
    ]);
  });
});
