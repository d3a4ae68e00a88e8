// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { questionAt } from '../../machines/money-counter/questions';
import { play } from '../../src/device/sound';
import { moneyText } from '../../src/games/money-counter/money-text';
import { AnswerPanel } from '../../src/games/money-counter/screen/AnswerPanel';
import { Menu } from '../../src/games/money-counter/screen/Menu';
import { Plate } from '../../src/games/money-counter/screen/Plate';
import { Result } from '../../src/games/money-counter/screen/Result';
import { useMarketEffects } from '../../src/games/money-counter/screen/useMarketEffects';
import { questionText, words } from '../../src/games/money-counter/text';
import { announce } from '../../src/play/announcer';
import { throwConfetti } from '../../src/play/confetti';
import { upTo } from '../helpers/seeds';
import { moneyGame } from '../machines/money-counter/helpers/game';

vi.mock('@pixi/react', () => ({ Application: () => null, extend: () => null, useApplication: () => ({}) }));
vi.mock('../../src/device/sound');
vi.mock('../../src/play/confetti');
vi.mock('../../src/play/announcer', { spy: true });

beforeEach(() => {
  for (const mock of [announce, play, throwConfetti]) vi.mocked(mock).mockClear();
});

const person = userEvent.setup();
type Game = ReturnType<typeof moneyGame>;

function Round({ game }: { readonly game: Game }) {
  useMarketEffects(game.game, false);
  return (
    <main>
      <Plate actor={game.game} />
      <AnswerPanel actor={game.game} />
    </main>
  );
}

function open(options: Parameters<typeof moneyGame>[0] = {}) {
  const game = moneyGame(options);
  render(<Round game={game} />);
  return game;
}

const said = () => vi.mocked(announce).mock.calls.map(([sentence]) => sentence);
const sounds = () => vi.mocked(play).mock.calls.map(([name]) => name);
const thrown = () => vi.mocked(throwConfetti).mock.calls.map(([{ particles }]) => particles);
const check = () => screen.getByRole('button', { name: 'Check Answer' });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount in dollars' });
const option = (cents: number) =>
  within(screen.getByRole('group', { name: 'Answers' })).getByRole('button', { name: moneyText(cents) });

describe('A question of Money Counter', () => {
  it('is shown with all that lies on the counter in words, and announced once', () => {
    const game = open({ startsAtOnce: false });
    act(() => game.send({ type: 'START', seed: 9 }));
    const { question } = game.round();
    expect(screen.getByTestId('question').textContent).toBe(questionText(question));
    act(() => game.clock.advance(5000));
    expect(said().filter((sentence) => sentence === questionText(question))).toHaveLength(1);
    expect(sounds()).toContain('coin');
  });

  it('shows the money itself where there is no scene, each piece of it', () => {
    const game = open({ difficulty: 'hard', seed: 3 });
    const { asked } = game.round().question;
    expect(asked.type).toBe('makeChange');
    // It costs $0.82.
    expect(document.querySelectorAll('.money-heap img')).toHaveLength(1);
  });

  it('is answered by an option that fills the field, and checked', async () => {
    const game = open();
    const { question } = game.round();
    expect(check().getAttribute('aria-disabled')).toBe('true');
    await person.click(option(question.answer));
    expect(field().value).toBe(moneyText(question.answer));
    expect([game.state(), check().getAttribute('aria-disabled')]).toEqual(['playing.asking', 'false']);
    await person.click(check());
    expect([game.state(), game.round().score, check().getAttribute('aria-disabled')]).toEqual([
      'playing.feedback',
      1,
      'true',
    ]);
    expect(screen.getByText('Correct! Great job!')).toBeDefined();
    expect([said().at(-1), thrown()]).toEqual(['Correct! Great job!', [30]]);
  });

  it.each([
    ['makeChange', 'till', 'coinsSlide'],
    ['countCoins', 'coinsSlide', 'till'],
    ['addMoney', 'coinsSlide', 'till'],
    ['compareMoney', 'coinsSlide', 'till'],
  ] as const)('of %s is followed by the sound "%s"', (type, heard, other) => {
    const seed = upTo(100).find((one) => questionAt(one, { difficulty: 'easy' }, 0).asked.type === type);
    const game = open({ seed: seed ?? -1 });
    expect(game.round().question.asked.type).toBe(type);
    act(() => game.take('right'));
    expect(sounds()).toContain(heard);
    expect(sounds()).not.toContain(other);
  });

  it('may be answered with an option after another one was pressed', async () => {
    const game = open();
    const { answer, options } = game.round().question;
    const wrong = options?.find((cents) => cents !== answer) ?? 0;
    await person.click(option(wrong));
    await person.click(option(answer));
    await person.click(check());
    expect(game.round().score).toBe(1);
  });

  it('tells the right amount and why after a mistake, and marks both options', async () => {
    const game = open({ time: 'longer' });
    const { question } = game.round();
    const wrong = question.options?.find((cents) => cents !== question.answer) ?? 0;
    await person.click(option(wrong));
    await person.click(check());
    expect(screen.getByText(`Incorrect. Answer: ${moneyText(question.answer)}`)).toBeDefined();
    expect(screen.getByText(words.why(question).replaceAll('\u00a0', ' '))).toBeDefined();
    expect(said().at(-1)).toBe(`Incorrect. Answer: ${moneyText(question.answer)}. ${words.why(question)}`);
    const marks = [...document.querySelectorAll('.answer-choice')].map((button) => button.getAttribute('data-mark'));
    expect(marks.filter((mark) => mark !== null).toSorted()).toEqual(['right', 'wrong']);
    expect(thrown()).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Next' }));
    expect([game.state(), game.round().question.number]).toEqual(['playing.asking', 1]);
  });

  it('is timed out without an answer', () => {
    const game = open();
    const { answer } = game.round().question;
    act(() => game.clock.advance(60_001));
    expect(screen.getByText(`Incorrect. Answer: ${moneyText(answer)}`)).toBeDefined();
    expect(sounds()).toContain('timeUp');
  });
});

describe('A question in hard', () => {
  it('has no options; the amount is typed with a point or a comma, with or without the dollar sign', async () => {
    const game = open({ difficulty: 'hard' });
    const forms = [
      (dollars: string) => dollars,
      (dollars: string) => dollars.replace('.', ','),
      (dollars: string) => `$${dollars}`,
      (dollars: string) => `${Number(dollars.replace('.', ''))}¢`,
    ];
    for (const form of forms) {
      expect(screen.queryByRole('group', { name: 'Answers' })).toBeNull();
      await person.clear(field());
      await person.type(field(), form(moneyText(game.round().question.answer).slice(1)));
      await person.keyboard('{Enter}');
      expect(game.round().given?.verdict).toBe('right');
      act(() => game.clock.advance(1500));
    }
    expect(game.round().score).toBe(4);
  });

  it('has the dollar sign before the amount, where no option brings its own', () => {
    open({ difficulty: 'hard' });
    expect(field().closest('.number-field')?.querySelector('.number-prefix')?.textContent).toBe('$');
    expect(field().placeholder).toBe('0.00');
  });

  it.each(['abc', '-1', '1.255'])(
    'refuses "%s" with a message that costs nothing, and keeps it to be mended',
    async (typed) => {
      const game = open({ difficulty: 'hard' });
      await person.type(field(), typed);
      await person.click(check());
      expect([game.state(), field().getAttribute('aria-invalid'), field().value]).toEqual([
        'playing.asking',
        'true',
        typed,
      ]);
      expect(said().at(-1)).toMatch(/^Type /);
    },
  );
});

describe('The menu of Money Counter', () => {
  it('lets the player choose difficulty and time, and shows the bests of both', async () => {
    const game = moneyGame({ startsAtOnce: false, bests: { 'hard.none': { score: 8, streak: 5 } } });
    const onStart = vi.fn<() => void>();
    render(<Menu actor={game.game} onStart={onStart} />);
    expect(screen.getByTestId('best').textContent).toBe('0 of 10');
    await person.click(screen.getByRole('radio', { name: /^Hard/ }));
    await person.click(screen.getByRole('radio', { name: 'none' }));
    expect(game.context().settings).toEqual({ difficulty: 'hard', time: 'none' });
    expect([screen.getByTestId('best').textContent, screen.getByTestId('best-streak').textContent]).toEqual([
      '8 of 10',
      '5',
    ]);
    expect(screen.getByText('Take all the time you want.')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Start' }));
    expect(onStart).toHaveBeenCalledOnce();
  });
});

/** The result of a round with so many right answers first, and wrong ones after them. */
function finish(right: number) {
  const game = moneyGame();
  for (let number = 0; number < 10; number++) game.take(number < right ? 'right' : 'wrong');
  render(
    <MemoryRouter>
      <Result actor={game.game} onAgain={() => game.send({ type: 'START', seed: 9 })} />
    </MemoryRouter>,
  );
  return game;
}

describe('The end of Money Counter', () => {
  it.each([
    [10, 'Money master!'],
    [9, 'Money master!'],
    [8, 'Great counting!'],
    [7, 'Great counting!'],
    [6, 'Good work at the stall!'],
    [5, 'Good work at the stall!'],
    [4, 'Good try! Coins get easier each time.'],
    [0, 'Good try! Coins get easier each time.'],
  ])('with %i right answers says "%s"', (right, praise) => {
    finish(right);
    expect(screen.getByText(new RegExp(praise))).toBeDefined();
    expect(screen.getByTestId('accuracy').textContent).toBe(`${10 * right}%`);
  });

  it('lists what went wrong, says what to practise, and plays again at the same difficulty', async () => {
    const game = finish(7);
    const missed = game.round().entries.slice(7);
    for (const { question } of missed) expect(document.body.textContent).toContain(words.answered(question));
    await person.click(screen.getByRole('button', { name: 'Play Again' }));
    expect([game.state(), game.context().settings.difficulty, game.context().seed]).toEqual([
      'playing.asking',
      'easy',
      9,
    ]);
  });
});
