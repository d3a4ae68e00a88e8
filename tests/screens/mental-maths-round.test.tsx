// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { play } from '../../src/device/sound';
import { RoundOverlay } from '../../src/games/mental-maths/screen/RoundOverlay';
import { RoundStatus } from '../../src/games/mental-maths/screen/RoundStatus';
import { useMentalEffects } from '../../src/games/mental-maths/screen/useMentalEffects';
import { announce } from '../../src/play/announcer';
import { why } from '../../src/play/why';
import { equationText, sumText } from '../../src/ui/format';
import { type MentalGame, mentalGame } from '../machines/mental-maths/helpers/game';

vi.mock('@pixi/react', () => ({ Application: () => null, extend: () => null, useApplication: () => ({}) }));
vi.mock('../../src/device/sound');
vi.mock('../../src/play/announcer', { spy: true });

beforeEach(() => {
  vi.mocked(announce).mockClear();
  vi.mocked(play).mockClear();
});

const person = userEvent.setup();

function Round({ game }: { readonly game: MentalGame }) {
  useMentalEffects(game.game, false);
  return (
    <main>
      <RoundStatus actor={game.game} />
      <RoundOverlay actor={game.game} />
    </main>
  );
}

function open(options: Parameters<typeof mentalGame>[0] = {}) {
  const game = mentalGame(options);
  render(<Round game={game} />);
  return game;
}

const said = () => vi.mocked(announce).mock.calls.map(([sentence]) => sentence);
const sounds = () => vi.mocked(play).mock.calls.map(([name]) => name);
/** The line of why, below the right answer. */
const reason = () => screen.getByText(/^Incorrect!/).nextElementSibling?.textContent?.trim();
/** The words of a button, without the key that chooses it. */
const wordsOf = (button: HTMLElement) =>
  [...button.childNodes]
    .slice(1)
    .map(({ textContent }) => textContent)
    .join('');
const choices = () => within(screen.getByRole('group', { name: 'Answers' })).getAllByRole('button');
const figure = (name: string) => [
  screen.getByTestId(name).textContent,
  screen.getByTestId(name).getAttribute('data-value'),
];
const pressOf = (game: MentalGame, verdict: 'right' | 'wrong') => {
  const { question } = game.round();
  const choice = question.choices.find((one) => (one === question.equation.answer) === (verdict === 'right'));
  return person.click(screen.getByRole('button', { name: String(choice) }));
};

describe('A question of Mental Maths', () => {
  it('is shown with its four answers and its figures, and announced once', () => {
    const game = open({ bests: { normal: { score: 7, streak: 3 } } });
    const { question } = game.round();
    const asked = sumText(question.equation);
    expect(screen.getByTestId('question').textContent).toBe(asked);
    expect(choices().map(wordsOf)).toEqual(question.choices.map(String));
    expect([figure('progress'), figure('score'), figure('streak'), figure('best'), figure('question-time')]).toEqual([
      ['1 of 25', '1'],
      ['0', '0'],
      ['0', '0'],
      ['7', '7'],
      ['12 s', '12'],
    ]);
    act(() => game.clock.advance(5000));
    expect(said().filter((sentence) => sentence === asked)).toHaveLength(1);
  });

  it('has no time without a limit', () => {
    open({ time: 'none' });
    expect(screen.queryByTestId('question-time')).toBeNull();
  });

  it('is answered by the key that its button shows where there is no picture', async () => {
    const game = open();
    choices()[0]?.focus();
    await person.keyboard('2');
    const { question, given } = game.round();
    expect([game.state(), given?.choice]).toEqual(['playing.feedback', question.choices[1]]);
  });
});

describe('A right answer', () => {
  it('shows and says "Correct!" with a congratulation, and the whole equation', async () => {
    const game = open();
    const { equation } = game.round().question;
    choices()[0]?.focus();
    await pressOf(game, 'right');
    expect(screen.getByTestId('cheer').textContent).toMatch(/^Correct! .+!$/);
    expect(said().at(-1)).toBe(screen.getByTestId('cheer').textContent);
    expect(screen.getByTestId('question').textContent).toBe(equationText(equation));
    expect([figure('score'), figure('streak')]).toEqual([
      ['1', '1'],
      ['1', '1'],
    ]);
    expect(sounds().slice(-2)).toEqual(['correct', 'pop']);
    expect(choices().map((choice) => choice.getAttribute('aria-disabled'))).toEqual(['true', 'true', 'true', 'true']);
    expect(
      choices()
        .map(wordsOf)
        .filter((words) => words.includes(',')),
    ).toEqual([`${equation.answer}, right`]);
    // The congratulation takes no focus.
    expect(choices()).toContain(document.activeElement);
  });

  it('leaves its congratulation beside the next question for half a second', async () => {
    const game = open();
    await pressOf(game, 'right');
    const cheer = screen.getByTestId('cheer');
    act(() => game.clock.advance(1500));
    expect([game.state(), figure('progress')[0], screen.getByTestId('cheer') === cheer]).toEqual([
      'playing.asking',
      '2 of 25',
      true,
    ]);
    expect(choices().map((choice) => choice.getAttribute('aria-disabled'))).toEqual([
      'false',
      'false',
      'false',
      'false',
    ]);
    act(() => game.clock.advance(500));
    expect(screen.queryByTestId('cheer')).toBeNull();
    expect(sounds().at(-1)).toBe('bubbleUp');
  });
});

describe('A wrong answer', () => {
  it('shows and says the right one and why, and goes on by itself with normal time', async () => {
    const game = open();
    const { equation } = game.round().question;
    await pressOf(game, 'wrong');
    expect(screen.getByText(`Incorrect! The answer was ${equation.answer}`)).toBeDefined();
    expect(reason()).toBe(why(equation));
    expect(said().at(-1)).toBe(`Incorrect! The answer was ${equation.answer}. ${why(equation)}`);
    expect(sounds().slice(-2)).toEqual(['wrong', 'sink']);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    act(() => game.clock.advance(1500));
    expect(screen.queryByText(/^Incorrect!/)).toBeNull();
  });

  it.each(['longer', 'none'] as const)('waits for Next, which has the focus and gives it on, time %s', async (time) => {
    const game = open({ time });
    const { equation, choices: offered } = game.round().question;
    await pressOf(game, 'wrong');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
    // Without a picture all four stay, and show what was chosen and what is right.
    const chosen = game.round().given?.choice;
    const marks = new Map([
      [chosen, ', wrong'],
      [equation.answer, ', right'],
    ]);
    expect(choices().map(wordsOf)).toEqual(offered.map((choice) => `${choice}${marks.get(choice) ?? ''}`));
    expect(choices().every((choice) => choice.getAttribute('aria-disabled') === 'true')).toBe(true);
    await person.keyboard('{Enter}');
    expect([game.state(), figure('progress')[0]]).toEqual(['playing.asking', '2 of 25']);
    expect(choices()).toContain(document.activeElement);
  });
});

describe('The time of a question', () => {
  it('ticks in its last three seconds, and in danger then', () => {
    const game = open();
    act(() => game.clock.advance(8999));
    expect(sounds().filter((sound) => sound === 'tick')).toEqual([]);
    for (const _ of [1, 2, 3]) act(() => game.clock.advance(1000));
    expect(sounds().filter((sound) => sound === 'tick')).toHaveLength(3);
    expect(screen.getByTestId('question-time').closest('[data-tone]')?.getAttribute('data-tone')).toBe('danger');
  });

  it('ends as a wrong answer with none chosen', () => {
    const game = open();
    const { equation } = game.round().question;
    act(() => game.clock.advance(12_001));
    expect(screen.getByText(`Incorrect! The answer was ${equation.answer}`)).toBeDefined();
    expect(reason()).toBe(`Time is up. ${why(equation)}`);
    expect(
      choices()
        .map(wordsOf)
        .filter((words) => words.includes(',')),
    ).toEqual([`${equation.answer}, right`]);
    expect(sounds().at(-1)).toBe('timeUp');
  });
});
