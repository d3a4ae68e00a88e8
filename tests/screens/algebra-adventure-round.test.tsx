// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { play } from '../../src/device/sound';
import { AnswerPanel } from '../../src/games/algebra-adventure/screen/AnswerPanel';
import { Plate } from '../../src/games/algebra-adventure/screen/Plate';
import { RoundStatus } from '../../src/games/algebra-adventure/screen/RoundStatus';
import { useAlgebraEffects } from '../../src/games/algebra-adventure/screen/useAlgebraEffects';
import { questionText } from '../../src/games/algebra-adventure/text';
import { announce } from '../../src/play/announcer';
import { allToasts, clearToasts } from '../../src/ui/toast';
import { type AlgebraGame, algebraGame } from '../machines/algebra-adventure/helpers/game';

vi.mock('../../src/device/sound');
vi.mock('../../src/play/confetti');
vi.mock('../../src/play/announcer', { spy: true });
vi.mock('@pixi/react', () => ({ Application: () => null, extend: () => null, useApplication: () => ({}) }));

const person = userEvent.setup();
beforeEach(() => {
  clearToasts();
  vi.mocked(play).mockClear();
  vi.mocked(announce).mockClear();
});

/** Plate, figures and answers of a round, with its messages. */
function shownRound(options: Parameters<typeof algebraGame>[0] = {}) {
  const game = algebraGame(options);
  function Game() {
    const isPlaying = useSelector(game.game, (snapshot) => snapshot.matches('playing'));
    useAlgebraEffects(game.game, false);
    return (
      isPlaying && (
        <main>
          <RoundStatus actor={game.game} />
          <Plate actor={game.game} />
          <AnswerPanel actor={game.game} />
        </main>
      )
    );
  }
  render(<Game />);
  return game;
}

const advance = ({ clock }: AlgebraGame, ms: number) => act(() => clock.advance(ms));
const solve = (game: AlgebraGame) => act(() => game.solve());
const fail = (game: AlgebraGame) => act(() => game.fail());
const question = () => screen.getByTestId('question').textContent;
const choices = () => within(screen.getByRole('group', { name: 'Answers' })).getAllByRole('button');
const toasts = () => allToasts().map(({ title, tone }) => [title, tone]);
const said = () => vi.mocked(announce).mock.calls.map(([sentence]) => sentence);
const heard = () => vi.mocked(play).mock.calls.map(([name]) => name);
const figures = (...names: readonly string[]) => names.map((name) => screen.queryByTestId(name)?.textContent);

describe('A question', () => {
  it.each(['findX', 'balance', 'substitute'] as const)('stands as text with four answers beside it: %s', (mode) => {
    const game = shownRound({ mode });
    expect(question()).toBe(questionText(game.round().question));
    expect(screen.getByRole('group', { name: 'Answers' })).toBeDefined();
    expect(choices().map((choice) => choice.lastChild?.textContent)).toEqual(game.round().question.choices.map(String));
  });

  it('shows score, lives, streak, level, time and combo', () => {
    shownRound();
    expect(figures('score', 'lives', 'streak', 'level', 'time', 'combo')).toEqual(['0', '3', '0', '1', '30 s', '×1']);
  });

  it('has no time to show where there is no limit', () => {
    shownRound({ time: 'none' });
    expect(figures('time', 'question-time')).toEqual([undefined, undefined]);
  });

  it('is answered by a press or by a number key, once', async () => {
    const game = shownRound();
    choices()[0]?.focus();
    await person.keyboard('1');
    expect(game.state()).toBe('playing.feedback');
    await person.keyboard('2');
    await person.click(choices()[1] ?? document.body);
    expect(game.round().solved + game.round().mistakes.length).toBe(1);
  });
});

describe('A right answer', () => {
  it('stands there with its steps and its mark, and closes the choices without taking the focus', () => {
    const game = shownRound();
    choices()[2]?.focus();
    solve(game);
    expect(choices().filter((choice) => choice.textContent?.includes(', right'))).toHaveLength(1);
    expect(choices().every((choice) => choice.getAttribute('aria-disabled') === 'true')).toBe(true);
    expect(document.activeElement).toBe(choices()[2]);
  });

  it('is told once, by a message that goes with its question: the plate shows the steps alone', () => {
    const game = shownRound();
    const { question } = game.round();
    solve(game);
    expect(toasts()).toEqual([['✨ Correct!', 'plain']]);
    expect(allToasts()[0]?.text?.[0]).toBe('+20 points!');
    expect(screen.queryByText(/Correct/)).toBeNull();
    expect(screen.getByText(`x = ${question.x}.`, { exact: false })).toBeDefined();
    advance(game, 2000);
    expect(toasts()).toEqual([]);
  });

  it('that brings a new level brings a second message, which stays till the next answer; the combo is heard', () => {
    const game = shownRound();
    for (let solved = 1; solved <= 4; solved++) {
      solve(game);
      advance(game, 2000);
    }
    expect(heard().filter((name) => name === 'streak')).toHaveLength(1);
    solve(game);
    expect(allToasts().map(({ title, text }) => [title, title.includes('Level') ? text : ''])).toEqual([
      ['✨ Correct!', ''],
      ['🎉 Level Up!', "You've reached level 2! Combo ×1.5"],
    ]);
    expect(heard()).toContain('levelUp');
    expect(figures('streak', 'level', 'combo')).toEqual(['5', '2', '×1.5']);
    advance(game, 2000);
    expect(toasts()).toEqual([['🎉 Level Up!', 'plain']]);
    solve(game);
    expect(toasts()).toEqual([['✨ Correct!', 'plain']]);
  });
});

describe('A wrong answer', () => {
  it('shows what was chosen and what is right, in a message that says so', () => {
    const game = shownRound({ startsAtOnce: false });
    act(() => game.send({ type: 'START', seed: 9 }));
    fail(game);
    expect(toasts()).toEqual([['❌ Not quite right', 'destructive']]);
    expect(choices().filter((choice) => /, (?:right|wrong)/.test(choice.textContent ?? ''))).toHaveLength(2);
    expect(screen.getByText(`x is not ${game.round().given?.choice}.`)).toBeDefined();
    expect(said().at(-1), 'what the plate alone shows').toBe(`x is not ${game.round().given?.choice}.`);
    expect(heard()).toEqual(['weights', 'wrong', 'tilt']);
    expect(figures('lives', 'streak')).toEqual(['2', '0']);
  });

  it.each(['longer', 'none'] as const)(
    'waits for Next, which has the focus; then the question has it (time %s)',
    async (time) => {
      const game = shownRound({ time });
      choices()[0]?.focus();
      fail(game);
      advance(game, 100_000);
      expect(choices().filter((choice) => /, (?:right|wrong)/.test(choice.textContent ?? ''))).toHaveLength(2);
      const next = screen.getByRole('button', { name: 'Next' });
      expect(document.activeElement).toBe(next);
      await person.click(next);
      expect(game.state()).toBe('playing.asking');
      expect(document.activeElement).toBe(choices()[0]);
    },
  );

  it('for want of time says that, and how it goes', () => {
    const game = shownRound();
    advance(game, 30_001);
    expect(screen.getByText('Time is up.')).toBeDefined();
    expect(said().at(-1)).toBe('Time is up.');
    expect(toasts()).toEqual([['❌ Not quite right', 'destructive']]);
    expect(game.round().given?.verdict).toBe('timeout');
  });
});

describe('What is said', () => {
  it('is each question once, also the first one of the next round', () => {
    const game = shownRound({ mode: 'substitute' });
    const first = questionText(game.round().question);
    advance(game, 5000);
    expect(said()).toEqual([first]);
    act(() => game.send({ type: 'END_ROUND' }));
    act(() => game.send({ type: 'START', seed: 77 }));
    const second = questionText(game.round().question);
    solve(game);
    advance(game, 2000);
    expect(said()).toEqual([first, second, questionText(game.round().question)]);
  });

  it('ticks for each of the last five seconds', () => {
    const game = shownRound();
    for (let second = 0; second < 30; second++) advance(game, 1000);
    expect(heard().filter((name) => name === 'tick')).toHaveLength(5);
  });
});

describe('The end of a round', () => {
  it('leaves no message behind, also where the player goes back to the menu', () => {
    const game = shownRound();
    fail(game);
    expect(toasts()).toHaveLength(1);
    act(() => game.send({ type: 'BACK_TO_MENU' }));
    expect(toasts()).toEqual([]);
  });

  it('is heard, and takes all messages with it', () => {
    const game = shownRound();
    solve(game);
    act(() => game.send({ type: 'END_ROUND' }));
    expect([toasts(), heard().at(-1)]).toEqual([[], 'levelUp']);
    act(() => game.send({ type: 'START', seed: 4 }));
    act(() => game.send({ type: 'END_ROUND' }));
    expect(heard().at(-1)).toBe('finish');
  });
});
