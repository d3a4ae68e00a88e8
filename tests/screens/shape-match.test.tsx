// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playSound } from '../../src/device/sound';
import Page from '../../src/games/shape-match/Screen';
import { Plate } from '../../src/games/shape-match/screen/Plate';
import { choiceName, choiceText, explanationText, outlineText, questionText } from '../../src/games/shape-match/text';
import { clearToasts } from '../../src/ui/toast';
import { type ShapeGame, shapeGame } from '../machines/shape-match/helpers/game';
import {
  advance,
  announcedTexts,
  areAllDisabled,
  button,
  choices,
  choiceTexts,
  isTextVisible,
  openPage,
  playedSoundNames,
  question,
  shownToasts,
  statTexts,
  statValues,
} from './helpers/page';

const person = userEvent.setup();
beforeEach(clearToasts);

/** A round that begins with a question like this. */
function gameAt(isWanted: (game: ShapeGame) => boolean): ShapeGame {
  for (let seed = 1; ; seed++) {
    const game = shapeGame({ seed, difficulty: 'medium' });
    if (isWanted(game)) return game;
  }
}
const gameOfType = (type: string) => gameAt((game) => game.round().question.type === type);
const gameOfShape = (shape: string) =>
  gameAt((game) => game.round().question.type === 'name' && game.round().question.shape === shape);
const open = (game = shapeGame(), reducedMotion = false) => openPage(Page, game, reducedMotion);

const solve = (game: ShapeGame) => act(() => game.solve());
const fail = (game: ShapeGame) => act(() => game.fail());
const end = (game: ShapeGame) => act(() => game.send({ type: 'END_ROUND' }));

describe('A question', () => {
  it.each(['name', 'sides', 'category', 'comparison'])('is shown as text with its answers: %s', (type) => {
    const { question: asked } = open(gameOfType(type)).round();
    expect(question()).toBe(questionText(asked));
    expect(choiceTexts()).toEqual(asked.choices.map((choice) => choiceText(asked, choice)));
  });

  it('is read aloud: one shape by its outline, two by their names', () => {
    const { question: asked } = open(gameOfShape('heptagon')).round();
    expect(announcedTexts()).toEqual([
      `What is this shape called? ${outlineText({ shape: 'heptagon' })} Choices: ${choiceTexts().join(', ')}.`,
    ]);
    expect(asked.choices).toHaveLength(4);
  });

  it('is read aloud with both names if it is about two shapes', () => {
    const [left, right] = open(gameOfType('comparison')).round().question.choices;
    expect(announcedTexts()).toEqual([`${question()} Choices: ${choiceName(left!)}, ${choiceName(right!)}.`]);
  });

  it('shows its shapes in the page if no scene draws them, hidden from screen readers', () => {
    const { container } = render(<Plate actor={gameOfType('comparison').game} />);
    const pictures = [...container.querySelectorAll('svg.shape-outline')];
    expect(pictures.map((picture) => picture.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
  });

  it('numbers the sides of such a shape after the answer, but not before', () => {
    const game = gameOfShape('hexagon');
    const { container } = render(<Plate actor={game.game} />);
    const numbers = () => [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    expect(numbers()).toEqual([]);
    fail(game);
    expect(numbers()).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('shows the score, difficulty, streak, number of answers, and the best score of this kind of round', () => {
    open(shapeGame({ bests: { easy: { score: 7, streak: 3 }, hard: { score: 9, streak: 9 } } }));
    const names = ['score', 'level', 'streak', 'progress', 'best'];
    expect([statTexts(...names), statValues(...names)]).toEqual([
      ['0', 'Easy', '0', '0', '7'],
      [0, 1, 0, 0, 7],
    ]);
  });
});

describe('An answer', () => {
  it('shows a toast and the reason in the panel, and disables the choices, when it is right', () => {
    const game = open(gameOfShape('hexagon'));
    solve(game);
    expect(shownToasts()).toEqual([['Correct!', 'plain', [{ heard: 'A hexagon has 6 sides.' }]]]);
    expect([isTextVisible(/Correct/), isTextVisible(/A hexagon has 6 sides\./), areAllDisabled(choices())]).toEqual([
      false,
      true,
      true,
    ]);
    expect(choiceTexts().filter((text) => text.includes(','))).toEqual(['Hexagon, right']);
    expect(statTexts('score', 'streak', 'progress')).toEqual(['1', '1', '1']);
  });

  it('uses the wording in the specification and names the right answer when it is wrong', () => {
    const game = open(gameOfShape('hexagon'));
    fail(game);
    const why = [{ heard: 'A hexagon has 6 sides.' }];
    expect(shownToasts()).toEqual([['Incorrect! The answer was: Hexagon', 'destructive', why]]);
    expect([isTextVisible('Wrong! The answer was: Hexagon'), playedSoundNames()]).toEqual([true, ['wrong']]);
    expect(choiceTexts().filter((text) => /, (?:right|wrong)/.test(text))).toHaveLength(2);
  });

  it('waits for Next Question, which removes the toast, even when it is right', async () => {
    const game = open(gameOfType('name'));
    solve(game);
    advance(game, 100_000);
    expect([game.state(), document.activeElement]).toEqual(['answered.counted', button('Next Question')]);
    await person.keyboard('{Enter}');
    expect([game.state(), shownToasts()]).toEqual(['unanswered', []]);
  });

  it('moves the focus to an answer of the next question, whatever type it has', async () => {
    const game = open(shapeGame({ difficulty: 'medium' }));
    const types: string[] = [];
    for (let answers = 0; answers < 30; answers++) {
      types.push(game.round().question.type);
      solve(game);
      await person.click(button('Next Question'));
      expect(choices()).toContain(document.activeElement);
    }
    // This must also be true if one comparison follows another.
    expect(types.some((type, index) => type === 'comparison' && types[index + 1] === type)).toBe(true);
  });

  it('announces the next difficulty when it is reached', () => {
    const game = open();
    act(() => game.failMany(4));
    fail(game);
    expect(shownToasts().at(-1)).toEqual(['🎉 Level up: Medium!', 'plain', undefined]);
    expect([playedSoundNames().includes('levelUp'), statTexts('level')]).toEqual([true, ['Medium']]);
  });
});

describe('Counting', () => {
  it('plays a rising scale with the sides, and ends with the total', () => {
    const game = open(gameOfShape('octagon'));
    solve(game);
    vi.mocked(playSound).mockClear();
    advance(game, 8 * 180);
    expect(playedSoundNames()).toEqual([...Array<string>(8).fill('sideCount'), 'shapeTotal']);
    const rates = vi.mocked(playSound).mock.calls.flatMap(([, how]) => how?.rate ?? []);
    expect([rates[0], rates.at(-1)]).toEqual([1, 2]);
    expect(rates).toEqual(rates.toSorted((one, other) => one - other));
  });

  it.each([
    ['of a circle is heard as one curved line', 'circle', false, ['correct', 'round', 'shapeTotal']],
    ['plays one sound with reduced motion', 'octagon', true, ['correct', 'shapeTotal']],
  ] as const)('%s', (_, shape, reducedMotion, sounds) => {
    const game = open(gameOfShape(shape), reducedMotion);
    solve(game);
    advance(game, 5000);
    expect(playedSoundNames()).toEqual(sounds);
  });
});

describe('The result', () => {
  it('shows the figures for the round, the mistakes to look at again and a suggestion for practice', () => {
    const game = open(gameOfShape('hexagon'));
    solve(game);
    act(() => game.goOn());
    fail(game);
    const { question: missed } = game.round();
    end(game);
    expect(statTexts('score', 'best-streak', 'level', 'progress')).toEqual(['1', '1', 'Medium', '2']);
    expect([isTextVisible('You got 1 out of 2 right!'), isTextVisible(explanationText(missed))]).toEqual([true, true]);
  });

  it('starts another round at the same difficulty, or at easy again', async () => {
    const game = open(shapeGame({ difficulty: 'hard' }));
    end(game);
    await person.click(button(/Play Again/));
    expect(statTexts('level')).toEqual(['Hard']);
    end(game);
    await person.click(button('Reset Game'));
    expect(statTexts('level')).toEqual(['Easy']);
  });
});
