// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { play } from '../../src/device/sound';
import { AnswerPanel } from '../../src/games/shape-match/screen/AnswerPanel';
import { Pair } from '../../src/games/shape-match/screen/Pair';
import { Plate } from '../../src/games/shape-match/screen/Plate';
import { Result } from '../../src/games/shape-match/screen/Result';
import { RoundStatus } from '../../src/games/shape-match/screen/RoundStatus';
import { useShapeEffects } from '../../src/games/shape-match/screen/useShapeEffects';
import { choiceText, choiceWord, outlineText, questionText, whyText } from '../../src/games/shape-match/text';
import { announce } from '../../src/play/announcer';
import { throwConfetti } from '../../src/play/confetti';
import { allToasts, clearToasts } from '../../src/ui/toast';
import { type ShapeGame, shapeGame } from '../machines/shape-match/helpers/game';

vi.mock('../../src/device/sound');
vi.mock('../../src/play/confetti');
vi.mock('../../src/play/announcer', { spy: true });
vi.mock('@pixi/react', () => ({ Application: () => null, extend: () => null, useApplication: () => ({}) }));

const person = userEvent.setup();
beforeEach(() => {
  clearToasts();
  vi.mocked(play).mockClear();
  vi.mocked(announce).mockClear();
  vi.mocked(throwConfetti).mockClear();
});

/** Plate, figures and answers of a round with its messages, and its result. */
function shownGame(game: ShapeGame = shapeGame(), reducedMotion = false) {
  function Game() {
    const isPlaying = useSelector(game.game, (snapshot) => !snapshot.matches('finished'));
    useShapeEffects(game.game, reducedMotion);
    return (
      <main>
        {isPlaying ? (
          <>
            <RoundStatus actor={game.game} />
            <Plate actor={game.game} />
            <Pair actor={game.game} />
            <AnswerPanel actor={game.game} />
          </>
        ) : (
          <Result
            actor={game.game}
            onAgain={() => game.send({ type: 'START', seed: 2 })}
            onReset={() => game.send({ type: 'RESET', seed: 3 })}
          />
        )}
      </main>
    );
  }
  render(<Game />);
  return game;
}

/** A round that begins with a question of this kind. */
function gameAt(isWanted: (game: ShapeGame) => boolean): ShapeGame {
  for (let seed = 1; ; seed++) {
    const game = shapeGame({ seed, difficulty: 'medium' });
    if (isWanted(game)) return game;
  }
}
const gameOfType = (type: string) => gameAt((game) => game.round().question.type === type);
const gameOfShape = (shape: string) =>
  gameAt((game) => game.round().question.type === 'name' && game.round().question.shape === shape);

const advance = ({ clock }: ShapeGame, ms: number) => act(() => clock.advance(ms));
const solve = (game: ShapeGame) => act(() => game.solve());
const fail = (game: ShapeGame) => act(() => game.fail());
const question = () => screen.getByTestId('question').textContent;
const choices = () => within(screen.getByRole('group', { name: 'Answers' })).getAllByRole('button');
const next = () => screen.getByRole('button', { name: 'Next Question' });
const toasts = () => allToasts().map(({ title, tone, text }) => [title, tone, text]);
const said = () => vi.mocked(announce).mock.calls.map(([sentence]) => sentence);
const heard = () => vi.mocked(play).mock.calls.map(([name]) => name);
const figures = (...names: readonly string[]) =>
  names.map((name) => {
    const figure = screen.queryByTestId(name);
    return [figure?.textContent, figure?.dataset['value']];
  });

describe('A question', () => {
  it.each(['name', 'sides', 'category', 'comparison'])('stands as text with its answers: %s', (type) => {
    const game = shownGame(gameOfType(type));
    expect(question()).toBe(questionText(game.round().question));
    const texts = choices().map((choice) => choice.lastChild?.textContent);
    const wanted = game.round().question.choices;
    expect(texts).toEqual(wanted.map((choice) => choiceText(game.round().question, choice)));
  });

  it('is read out once: of one shape its outline, of two their names', () => {
    const game = shownGame(gameOfShape('heptagon'));
    expect(said()).toEqual([`What is this shape called? ${outlineText({ shape: 'heptagon' })}`]);
    advance(game, 5000);
    expect(said()).toHaveLength(1);
  });

  it('of two shapes is read out with the names of both', () => {
    const game = shownGame(gameOfType('comparison'));
    const [left, right] = game.round().question.choices;
    expect(said()).toEqual([`${question()} ${choiceWord(left!)} or ${choiceWord(right!)}?`]);
  });

  it('shows its shapes in the page where no scene draws them, hidden from those who listen', () => {
    const { container } = render(<Plate actor={gameOfType('comparison').game} />);
    const pictures = [...container.querySelectorAll('svg.shape-outline')];
    expect(pictures.map((picture) => picture.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
  });

  it('numbers the sides of such a shape after the answer, and not before', () => {
    const game = gameOfShape('hexagon');
    const { container } = render(<Plate actor={game.game} />);
    const numbers = () => [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    expect(numbers()).toEqual([]);
    fail(game);
    expect(numbers()).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('shows score, difficulty, streak, how many were answered, and the best of this kind of round', () => {
    shownGame(shapeGame({ bests: { easy: { score: 7, streak: 3 }, hard: { score: 9, streak: 9 } } }));
    expect(figures('score', 'level', 'streak', 'progress', 'best')).toEqual([
      ['0', '0'],
      ['Easy', '1'],
      ['0', '0'],
      ['0', '0'],
      ['7', '7'],
    ]);
  });

  it.each(['name', 'comparison'])('is answered by a press or by a number key, once: %s', async (type) => {
    const game = shownGame(gameOfType(type));
    choices()[0]?.focus();
    await person.keyboard('2');
    expect(game.state()).toBe('answered.counting');
    await person.keyboard('1');
    await person.click(choices()[0] ?? document.body);
    expect(game.round().answers).toBe(1);
    expect(game.round().given?.choice).toBe(game.round().question.choices[1]);
  });

  it('takes the arrow keys from one shape to the other', async () => {
    shownGame(gameOfType('comparison'));
    vi.spyOn(choices()[0]!, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
    vi.spyOn(choices()[1]!, 'getBoundingClientRect').mockReturnValue(new DOMRect(120, 0, 100, 100));
    choices()[0]?.focus();
    await person.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(choices()[1]);
  });
});

describe('An answer', () => {
  it('that is right is told by a message alone; the reason is seen in the panel, and the choices close', () => {
    const game = shownGame(gameOfShape('hexagon'));
    solve(game);
    expect(toasts()).toEqual([['Correct!', 'plain', [{ heard: 'A hexagon has 6 sides.' }]]]);
    expect(screen.queryByText(/Correct/)).toBeNull();
    expect(screen.getByText(/A hexagon has 6 sides\./)).toBeDefined();
    expect(choices().every((choice) => choice.getAttribute('aria-disabled') === 'true')).toBe(true);
    expect(choices().filter((choice) => choice.textContent?.includes(', right'))).toHaveLength(1);
    expect(figures('score', 'streak', 'progress')).toEqual([
      ['1', '1'],
      ['1', '1'],
      ['1', '1'],
    ]);
  });

  it('that is wrong is told in the words of the specification, with what is right', () => {
    const game = shownGame(gameOfShape('hexagon'));
    fail(game);
    const why = [{ heard: 'A hexagon has 6 sides.' }];
    expect(toasts()).toEqual([['Incorrect! The answer was: Hexagon', 'destructive', why]]);
    expect(screen.getByText('Wrong! The answer was: Hexagon')).toBeDefined();
    expect(choices().filter((choice) => /, (?:right|wrong)/.test(choice.textContent ?? ''))).toHaveLength(2);
    expect(heard()).toEqual(['wrong']);
  });

  it.each(['solve', 'fail'] as const)('waits for Next Question, which has the focus (%s)', async (answer) => {
    const game = shownGame(gameOfType('name'));
    choices()[0]?.focus();
    act(() => game[answer]());
    expect(document.activeElement).toBe(next());
    advance(game, 100_000);
    expect(game.state()).toBe('answered.counted');
    await person.keyboard('{Enter}');
    expect(game.state()).toBe('unanswered');
    expect(document.activeElement).toBe(choices()[0]);
    expect(toasts()).toEqual([]);
  });

  it('leads to the next question with the focus on an answer, whatever is asked then', async () => {
    const game = shownGame(shapeGame({ difficulty: 'medium' }));
    const types: string[] = [];
    for (let answers = 0; answers < 30; answers++) {
      types.push(game.round().question.type);
      solve(game);
      await person.click(next());
      expect(choices()).toContain(document.activeElement);
    }
    // Also where two shapes are compared twice running.
    expect(types.some((type, index) => type === 'comparison' && types[index + 1] === type)).toBe(true);
  });

  it('that brings the next difficulty says so', () => {
    const game = shownGame(shapeGame());
    act(() => game.failMany(4));
    fail(game);
    expect(toasts().at(-1)).toEqual(['🎉 Level up: Medium!', 'plain', undefined]);
    expect(heard()).toContain('levelUp');
    expect(figures('level')).toEqual([['Medium', '2']]);
  });
});

describe('Counting', () => {
  it('is heard as a scale that rises with the sides, and ends with the total', () => {
    const game = shownGame(gameOfShape('octagon'));
    solve(game);
    vi.mocked(play).mockClear();
    advance(game, 8 * 180);
    expect(heard()).toEqual([...Array<string>(8).fill('sideCount'), 'shapeTotal']);
    const rates = vi.mocked(play).mock.calls.flatMap(([, how]) => how?.rate ?? []);
    expect(rates[0]).toBe(1);
    expect(rates.at(-1)).toBe(2);
    expect(rates).toEqual(rates.toSorted((one, other) => one - other));
  });

  it('of a circle is heard as one round line', () => {
    const game = shownGame(gameOfShape('circle'));
    solve(game);
    expect(heard()).toEqual(['correct', 'round']);
    advance(game, 900);
    expect(heard()).toEqual(['correct', 'round', 'shapeTotal']);
  });

  it('is one sound where things are to be calm', () => {
    const game = shownGame(gameOfShape('octagon'), true);
    solve(game);
    advance(game, 5000);
    expect(heard()).toEqual(['correct', 'shapeTotal']);
  });
});

describe('The result', () => {
  it('shows what was reached, what to look at again and what to practise next', () => {
    const game = shownGame(gameOfShape('hexagon'));
    solve(game);
    act(() => game.goOn());
    fail(game);
    const missed = game.round().question;
    act(() => game.send({ type: 'END_ROUND' }));
    expect(figures('score', 'best-streak', 'level', 'progress')).toEqual([
      ['1', '1'],
      ['1', '1'],
      ['Medium', '2'],
      ['2', '2'],
    ]);
    expect(screen.getByText('You got 1 out of 2 right!')).toBeDefined();
    expect(screen.getByText('New high score!')).toBeDefined();
    expect(screen.getByText(whyText(missed))).toBeDefined();
    expect(toasts()).toEqual([]);
    expect(heard().at(-1)).toBe('levelUp');
    expect(throwConfetti).toHaveBeenCalledOnce();
  });

  it('without a new best is plain, and leads to another round or back to easy', async () => {
    const game = shownGame(shapeGame({ difficulty: 'hard', bests: { hard: { score: 9, streak: 9 } } }));
    solve(game);
    act(() => game.send({ type: 'END_ROUND' }));
    expect([heard().at(-1), figures('best')]).toEqual(['finish', [['9', '9']]]);
    expect(throwConfetti).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: /Play Again/ }));
    expect([game.state(), figures('level', 'score')]).toEqual([
      'unanswered',
      [
        ['Hard', '3'],
        ['0', '0'],
      ],
    ]);
    act(() => game.send({ type: 'END_ROUND' }));
    await person.click(screen.getByRole('button', { name: 'Reset Game' }));
    expect([game.state(), figures('level')]).toEqual(['unanswered', [['Easy', '1']]]);
  });

  it('of a round with nothing right has no cup, and says nothing of how little was right', () => {
    const game = shownGame();
    fail(game);
    act(() => game.send({ type: 'END_ROUND' }));
    expect(screen.getByRole('heading', { name: 'Good try!' })).toBeDefined();
    expect(screen.getByText('You answered one question.')).toBeDefined();
    expect(screen.queryByText(/Well done|0 out of/)).toBeNull();
  });

  it('of a round without an answer is kind', () => {
    const game = shownGame();
    act(() => game.send({ type: 'END_ROUND' }));
    expect(screen.getByText('Come back to the garden any time!')).toBeDefined();
    expect(screen.getByText('Start with one question.')).toBeDefined();
  });
});
