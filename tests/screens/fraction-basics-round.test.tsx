// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { play } from '../../src/device/sound';
import { AnswerPanel } from '../../src/games/fraction-basics/screen/AnswerPanel';
import { MillBars } from '../../src/games/fraction-basics/screen/MillBars';
import { Plate } from '../../src/games/fraction-basics/screen/Plate';
import { Result } from '../../src/games/fraction-basics/screen/Result';
import { RoundStatus } from '../../src/games/fraction-basics/screen/RoundStatus';
import { useMillEffects } from '../../src/games/fraction-basics/screen/useMillEffects';
import { answerText, equationLine, lineText, questionText, whyText } from '../../src/games/fraction-basics/text/steps';
import { announce } from '../../src/play/announcer';
import { throwConfetti } from '../../src/play/confetti';
import { allToasts, clearToasts } from '../../src/ui/toast';
import { type FractionGame, fractionGame } from '../machines/fraction-basics/helpers/game';
import { DIFFERENCE, givenTo, SUM } from '../scenes/helpers/fraction-basics';
import { plainRows } from './helpers/plain-bars';

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

/** Plate, figures and field of a round with its messages, and its result. */
function shownGame(game: FractionGame = fractionGame(), reducedMotion = false) {
  function Game() {
    const isPlaying = useSelector(game.game, (snapshot) => !snapshot.matches('finished'));
    useMillEffects(game.game, reducedMotion);
    return (
      <main>
        {isPlaying ? (
          <>
            <RoundStatus actor={game.game} />
            <Plate actor={game.game} />
            <AnswerPanel actor={game.game} />
          </>
        ) : (
          <Result actor={game.game} onAgain={() => game.send({ type: 'START', seed: 2 })} />
        )}
      </main>
    );
  }
  render(<Game />);
  return game;
}

const advance = ({ clock }: FractionGame, ms: number) => act(() => clock.advance(ms));
const solve = (game: FractionGame) => act(() => game.solve());
const fail = (game: FractionGame) => act(() => game.fail());
const question = () => screen.getByTestId('question').textContent;
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your answer' });
const key = (name: string) => within(screen.getByRole('group', { name: 'Number pad' })).getByRole('button', { name });
const isOutOfReach = () => field().closest('[inert]') !== null;
const check = () => screen.getByRole('button', { name: 'Check' });
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
  it.each(['convert', 'simplify', 'add', 'subtract'] as const)('stands as text and is read out once: %s', (type) => {
    const game = shownGame(fractionGame({ type }));
    expect(question()).toBe(questionText(game.round().question));
    expect(said()).toEqual([questionText(game.round().question)]);
    advance(game, 5000);
    expect(said()).toHaveLength(1);
  });

  it('becomes its equation with the answer', () => {
    const game = shownGame(fractionGame({ type: 'add' }));
    const { question: asked } = game.round();
    fail(game);
    expect(question()).toBe(lineText(equationLine(asked)));
  });

  it.each([
    ['solve', 1],
    ['fail', 0],
  ] as const)('has a tick where the answer was right alone (%s: %i)', (answer, ticks) => {
    const game = shownGame();
    act(() => game[answer]());
    expect(screen.getByTestId('question').querySelectorAll('.mill-tick')).toHaveLength(ticks);
  });

  it('comes with score, streak, how many were answered, and the best of what is asked', () => {
    shownGame(fractionGame({ bests: { all: { score: 7, streak: 3 }, add: { score: 9, streak: 9 } } }));
    expect(figures('score', 'streak', 'progress', 'best')).toEqual([
      ['0', '0'],
      ['0', '0'],
      ['0', '0'],
      ['7', '7'],
    ]);
  });

  it('is of the type that is chosen, at once where nothing was answered', async () => {
    const game = shownGame();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Questions' }), 'Subtract');
    expect([game.state(), game.round().question.type]).toEqual(['question', 'subtract']);
    expect(
      within(screen.getByRole('combobox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Decimals', 'Simplify', 'Add', 'Subtract']);
  });
});

describe('The field', () => {
  it('takes what the pad types, with slash and space, and gives it with Check', async () => {
    const game = shownGame(fractionGame({ type: 'add' }));
    for (const name of ['1', 'space', '2', 'slash', '3', '0', 'delete']) await person.click(key(name));
    expect(field().value).toBe('1 2/3');
    await person.click(check());
    expect(game.round().given?.entry).toEqual({ wholes: 1, part: { numerator: 2, denominator: 3 } });
  });

  it('takes what a keyboard types anywhere in the game', async () => {
    const game = shownGame(fractionGame({ type: 'convert' }));
    const { numerator, denominator } = game.round().question.answer;
    check().focus();
    await person.keyboard(`${numerator}/${denominator}{Enter}`);
    expect(game.round().given?.verdict).toBe('right');
  });

  it.each([
    ['0.75', 'That is a decimal. Use the / key.'],
    ['0,5', 'That is a decimal. Use the / key.'],
    ['3/0', 'The bottom number cannot be 0.'],
    ['abc', 'Type a top number, / and a bottom number.'],
    ['3/', 'Type a top number, / and a bottom number.'],
  ])('refuses "%s" with a message, keeps it to be mended, and costs nothing', async (typed, message) => {
    const game = shownGame();
    await person.type(field(), `${typed}{Enter}`);
    expect(screen.getByText(message)).toBeDefined();
    expect(said()).toContain(message);
    expect([game.state(), game.round().answers, field().value]).toEqual(['question', 0, typed]);
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('gives nothing while it is empty or holds only spaces', async () => {
    const game = shownGame();
    expect(check().getAttribute('aria-disabled')).toBe('true');
    await person.type(field(), '  {Enter}');
    expect(game.round().answers).toBe(0);
  });
});

describe('An answer', () => {
  it('that is right is told by a message alone; the reason is seen in the panel', () => {
    const game = shownGame();
    const why = whyText(game.round().question);
    solve(game);
    expect(toasts()).toEqual([['Correct!', 'plain', [{ heard: why }]]]);
    expect(screen.queryByText(/Correct/)).toBeNull();
    expect(document.querySelector('.feedback-words')?.textContent).toContain(why);
    expect(figures('score', 'streak', 'progress')).toEqual([
      ['1', '1'],
      ['1', '1'],
      ['1', '1'],
    ]);
  });

  it('puts the field and its pad out of reach until the next question', () => {
    const game = shownGame();
    expect(isOutOfReach()).toBe(false);
    fail(game);
    expect(isOutOfReach()).toBe(true);
    act(() => game.goOn());
    expect(isOutOfReach()).toBe(false);
  });

  it('that is equal but not in its simplest form is right, with the simplest form', async () => {
    const game = shownGame(fractionGame({ type: 'simplify' }));
    const { question: asked } = game.round();
    const { numerator, denominator } = asked.answer;
    await person.type(field(), `${numerator * 5}/${denominator * 5}{Enter}`);
    expect(screen.getByText(new RegExp(`Equal\\. The simplest form is ${answerText(asked)}\\.`))).toBeDefined();
  });

  it('that is wrong is told in the words of the specification, with what is right', () => {
    const game = shownGame();
    const right = answerText(game.round().question);
    const why = whyText(game.round().question);
    fail(game);
    expect(toasts()).toEqual([[`Incorrect. The answer was ${right}`, 'destructive', [{ heard: why }]]]);
    expect(screen.getByText(`Wrong! Answer: ${right}`)).toBeDefined();
    expect(heard()).toEqual(['wrong']);
  });

  it.each(['solve', 'fail'] as const)('waits for Next Question, which has the focus (%s)', async (answer) => {
    const game = shownGame();
    field().focus();
    act(() => game[answer]());
    expect(document.activeElement).toBe(next());
    advance(game, 100_000);
    expect(game.state()).toBe('answered.shown');
    await person.keyboard('{Enter}');
    expect(game.state()).toBe('question');
    expect(document.activeElement).toBe(field());
    expect([toasts(), field().value]).toEqual([[], '']);
  });

  it('is shown with the sounds of cutting and measuring', () => {
    const game = shownGame();
    solve(game);
    advance(game, 5000);
    expect(heard()).toEqual(['correct', 'cutBar', 'measureBar']);
  });

  it('is shown at once and without them where things are to be calm', () => {
    const game = shownGame(fractionGame(), true);
    solve(game);
    advance(game, 5000);
    expect(heard()).toEqual(['correct']);
  });
});

describe('Where no scene draws them', () => {
  it.each(['convert', 'simplify', 'add', 'subtract'] as const)(
    'the bars stand in the page and are true: %s',
    (type) => {
      const game = fractionGame({ type });
      const { container } = render(<Plate actor={game.game} />);
      const asked = plainRows(container);
      expect(asked).toHaveLength(type === 'add' || type === 'subtract' ? 2 : 1);
      fail(game);
      const { numerator, denominator } = game.round().question.answer;
      const [answer, given] = plainRows(container).slice(asked.length);
      expect(answer?.amount).toBeCloseTo(numerator / denominator, 9);
      expect(given?.amount).toBeCloseTo(1 / 500, 9);
      expect(given?.label).toBe('1/500');
      expect(container.querySelector('.plain-bars')?.getAttribute('aria-hidden')).toBe('true');
    },
  );

  it('every whole of the answer is cut in parts of one size, what is empty as well, and only the mistake has a cross', () => {
    const { container, rerender } = render(<MillBars question={SUM} given={null} />);
    expect(plainRows(container)).toEqual([
      { label: '5/8', amount: 5 / 8, pieces: [8] },
      { label: '1/2', amount: 1 / 2, pieces: [2] },
    ]);
    rerender(<MillBars question={SUM} given={givenTo(SUM, '1 1/3')} />);
    expect(plainRows(container)).toEqual([
      { label: '5/8', amount: 5 / 8, pieces: [8] },
      { label: '4/8', amount: 1 / 2, pieces: [8] },
      { label: '9/8', amount: 9 / 8, pieces: [8, 8] },
      { label: '1 1/3', mark: 'wrong', amount: 4 / 3, pieces: [3, 3] },
    ]);
    rerender(<MillBars question={SUM} given={givenTo(SUM, '9/8')} />);
    expect(plainRows(container).map(({ mark }) => mark)).toEqual([undefined, undefined, undefined]);
  });

  it('what was taken away is no part of the answer', () => {
    const { container } = render(<MillBars question={DIFFERENCE} given={givenTo(DIFFERENCE, '1/4')} />);
    expect(plainRows(container).at(-1)).toEqual({ label: '1/4', amount: 1 / 4, pieces: [4] });
  });
});

describe('The result', () => {
  it('shows what was reached, what to look at again and what to practise next', () => {
    const game = shownGame();
    solve(game);
    act(() => game.goOn());
    fail(game);
    const missed = game.round().question;
    act(() => game.send({ type: 'END_ROUND' }));
    expect(figures('score', 'best-streak', 'progress')).toEqual([
      ['1', '1'],
      ['1', '1'],
      ['2', '2'],
    ]);
    expect(screen.getByText('You got 1 out of 2 right!')).toBeDefined();
    expect(screen.getByText('New high score!')).toBeDefined();
    expect(screen.getAllByText((words) => words.includes(whyText(missed).replaceAll('\u00a0', ' ')))).toHaveLength(2);
    expect(toasts()).toEqual([]);
    expect(heard().at(-1)).toBe('levelUp');
    expect(throwConfetti).toHaveBeenCalledOnce();
  });

  it('without a new best is plain, and leads to another round', async () => {
    const game = shownGame(fractionGame({ type: 'add', bests: { add: { score: 9, streak: 9 } } }));
    solve(game);
    act(() => game.send({ type: 'END_ROUND' }));
    expect([heard().at(-1), figures('best')]).toEqual(['finish', [['9', '9']]]);
    expect(throwConfetti).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: /Play Again/ }));
    expect([game.state(), game.round().question.type, figures('score')]).toEqual(['question', 'add', [['0', '0']]]);
    act(() => game.send({ type: 'END_ROUND' }));
    expect(screen.queryByRole('button', { name: 'Reset Game' })).toBeNull();
    expect(screen.queryByText(/^Next round/)).toBeNull();
  });

  it('comes first where another type is chosen after an answer, says what comes next, and leads there', async () => {
    const game = shownGame();
    await act(async () => game.solveMany(2));
    await person.selectOptions(screen.getByRole('combobox', { name: 'Questions' }), 'Decimals');
    expect([game.state(), figures('score')]).toEqual(['finished', [['2', '2']]]);
    expect(screen.getByText('Next round: Decimals')).toBeDefined();
    await person.click(screen.getByRole('button', { name: /Play Again/ }));
    expect([game.state(), game.round().question.type, figures('score')]).toEqual(['question', 'convert', [['0', '0']]]);
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
    expect(screen.getByText('Come back to the mill any time!')).toBeDefined();
    expect(screen.getByText('Start with one question.')).toBeDefined();
  });
});
