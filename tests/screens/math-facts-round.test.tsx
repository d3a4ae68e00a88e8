// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { play } from '../../src/device/sound';
import { AnswerPanel } from '../../src/games/math-facts/screen/AnswerPanel';
import { RaceOverlay } from '../../src/games/math-facts/screen/RaceOverlay';
import { RaceStatus } from '../../src/games/math-facts/screen/RaceStatus';
import { useRaceEffects } from '../../src/games/math-facts/screen/useRaceEffects';
import { isRacing } from '../../src/games/math-facts/view';
import { announce } from '../../src/play/announcer';
import { throwConfetti } from '../../src/play/confetti';
import { type RaceGame, raceGame } from '../machines/math-facts/helpers/game';

vi.mock('../../src/device/sound');
vi.mock('../../src/play/confetti');
vi.mock('../../src/play/announcer', { spy: true });
vi.mock('@pixi/react', () => ({ Application: () => null, extend: () => null, useApplication: () => ({}) }));

const person = userEvent.setup();
beforeEach(() => {
  vi.mocked(play).mockClear();
  vi.mocked(announce).mockClear();
  vi.mocked(throwConfetti).mockClear();
});

/** Question, figures, messages and field of a race. */
function shownRace(options: Parameters<typeof raceGame>[0] = {}) {
  const game = raceGame({ seed: 3, ...options });
  function Game() {
    const isInRace = useSelector(game.game, isRacing);
    useRaceEffects(game.game, false);
    return (
      isInRace && (
        <main>
          <RaceStatus actor={game.game} />
          <RaceOverlay actor={game.game} />
          <AnswerPanel actor={game.game} />
        </main>
      )
    );
  }
  render(<Game />);
  return game;
}

const advance = ({ clock }: RaceGame, ms: number) => act(() => clock.advance(ms));
const solve = (game: RaceGame) => act(() => game.solve());
const fail = (game: RaceGame) => act(() => game.fail());
const question = () => screen.getByTestId('question').textContent;
const field = () => screen.getByRole('textbox', { name: 'Your answer' });
const submit = () => screen.getByRole('button', { name: 'Submit' });
const said = () => vi.mocked(announce).mock.calls.map(([sentence]) => sentence);
const heard = () => vi.mocked(play).mock.calls.map(([name]) => name);
const toneOfTime = () => screen.getByTestId('time').closest('.stat')?.getAttribute('data-tone');
const figures = (...names: readonly string[]) => names.map((name) => screen.queryByTestId(name)?.textContent);

describe('A race', () => {
  it('shows question, score, time, streak, accuracy and best', () => {
    shownRace({ bests: { 'multiplication.easy.normal': { score: 1200, streak: 9 } } });
    expect(question()).toBe('12 × 10');
    expect(figures('score', 'time', 'streak', 'accuracy', 'best')).toEqual(['0', '1:00', '0', '0%', '1,200']);
  });

  it('has no time to show where there is no limit, and a way to its end', async () => {
    const game = shownRace({ time: 'none' });
    expect(figures('time')).toEqual([undefined]);
    await person.click(screen.getByRole('button', { name: 'Finish race' }));
    expect(game.state()).toBe('done');
  });

  it('with a limit is ended by its time alone', () => {
    shownRace();
    expect(screen.queryByRole('button', { name: 'Finish race' })).toBeNull();
  });

  it('shows its last ten seconds as running out, and ticks in each of them', () => {
    const game = shownRace();
    for (let second = 0; second < 49; second++) advance(game, 1000);
    expect([toneOfTime(), heard()]).toEqual([null, []]);
    for (let second = 0; second < 11; second++) advance(game, 1000);
    expect(toneOfTime()).toBe('danger');
    expect(heard().filter((name) => name === 'tick')).toHaveLength(10);
  });
});

describe('The field', () => {
  it('has a button that does nothing while it is empty, and is never out of reach', async () => {
    const game = shownRace();
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    await person.click(submit());
    await person.type(field(), '   {Enter}');
    expect(game.round().history).toEqual([]);
    await person.type(field(), '1');
    expect(submit().getAttribute('aria-disabled')).toBe('false');
    expect(submit().hasAttribute('disabled')).toBe(false);
  });

  it('is sent by Enter and by its button, and is empty for the next question', async () => {
    const game = shownRace();
    await person.type(field(), '120{Enter}');
    expect([game.round().right, field().getAttribute('value')]).toEqual([1, '']);
    await person.type(field(), '121');
    await person.click(submit());
    expect([game.round().right, question()]).toEqual([2, '3 × 12']);
    expect(document.activeElement).toBe(field());
  });

  it.each(['120', ' 120 ', '+120', '0120', '１２０'])('takes "%s" for what it is', async (typed) => {
    const game = shownRace();
    await person.type(field(), `${typed}{Enter}`);
    expect(game.round().history.map(({ isCorrect }) => isCorrect)).toEqual([true]);
  });

  it.each(['abc', '-', '12.5', '1/2'])('refuses "%s", which costs nothing', async (typed) => {
    const game = shownRace();
    solve(game);
    await person.type(field(), `${typed}{Enter}`);
    expect([game.round().history.length, game.round().streak.now]).toEqual([1, 1]);
    expect(screen.getByText('Type a number.')).toBeDefined();
    expect(said().at(-1)).toBe('Type a number.');
  });

  it('is typed into by digits anywhere in the game, and by the pad', async () => {
    shownRace();
    screen.getByRole('button', { name: 'delete' }).focus();
    await person.keyboard('12');
    expect(document.activeElement).toBe(field());
    await person.click(screen.getByRole('button', { name: '0' }));
    expect(field().getAttribute('value')).toBe('120');
  });

  it('loses what is typed and not sent when the time ends', async () => {
    const game = shownRace();
    await person.type(field(), '120');
    advance(game, 60_001);
    expect([game.state(), game.round().history]).toEqual(['done', []]);
  });
});

describe('A right answer', () => {
  it('is praised for one second while the next question stands there already', () => {
    const game = shownRace();
    solve(game);
    solve(game);
    expect([question(), screen.queryByText('Correct! +12 points') === null]).toEqual(['3 × 12', false]);
    advance(game, 999);
    expect(screen.queryByText('Correct! +12 points')).not.toBeNull();
    advance(game, 1);
    expect(screen.queryByText('Correct! +12 points')).toBeNull();
    expect(figures('score', 'streak', 'accuracy', 'best')).toEqual(['22', '2', '100%', '22']);
  });

  it('is heard with the cart, the milestone that it passes and the ghost that it leaves behind', () => {
    const game = shownRace({ bests: { 'multiplication.easy.normal': { score: 300, streak: 9 } } });
    // The ghost is at 15 points after three seconds.
    advance(game, 3000);
    for (let solved = 0; solved < 4; solved++) solve(game);
    expect(heard().join(' ')).toBe('correct drive correct drive ahead correct drive correct drive milestone');
  });
});

describe('A mistake', () => {
  it('is told for two seconds with the answer and why, and typing goes on', async () => {
    const game = shownRace();
    await person.type(field(), '121{Enter}');
    expect(screen.getByText('Wrong! The answer was 120')).toBeDefined();
    expect(screen.getByText('12 × 10 = 120. 12 tens are 120.')).toBeDefined();
    await person.type(field(), '12');
    expect([field().getAttribute('value'), question()]).toEqual(['12', '11 × 11']);
    advance(game, 1999);
    expect(screen.queryByText('Wrong! The answer was 120')).not.toBeNull();
    advance(game, 1);
    expect(screen.queryByText('Wrong! The answer was 120')).toBeNull();
    expect([field().getAttribute('value'), heard()]).toEqual(['12', ['wrong', 'brake']]);
  });

  it.each(['longer', 'none'] as const)(
    'stays until Next, which has the focus; then the field has it (time %s)',
    async (time) => {
      const game = shownRace({ time });
      field().focus();
      fail(game);
      advance(game, 100_000);
      expect([game.state(), question()]).toEqual(['racing.waiting', '12 × 10 = 120']);
      expect(screen.getByText('Wrong! The answer was 120')).toBeDefined();
      const next = screen.getByRole('button', { name: 'Next' });
      expect(document.activeElement).toBe(next);
      await person.keyboard('7');
      expect([game.round().history.length, document.activeElement]).toEqual([1, next]);
      await person.click(next);
      expect([game.state(), question()]).toEqual(['racing.asking', '11 × 11']);
      expect(document.activeElement).toBe(field());
      expect(screen.queryByText('Wrong! The answer was 120')).toBeNull();
    },
  );
});

describe('What is said', () => {
  it('is each question once, after what became of the answer before it', () => {
    const game = shownRace({ startsAtOnce: false });
    act(() => game.send({ type: 'START', seed: 9 }));
    advance(game, 5000);
    solve(game);
    fail(game);
    advance(game, 3000);
    expect(said()).toEqual([
      '12 × 10',
      'Correct! +10 points',
      '11 × 11',
      'Wrong! The answer was 121. 11 × 11 = 121. 11 × 10 = 110. Then 11 × 1 = 11. Then 110 + 11 = 121.',
      '3 × 12',
    ]);
  });
});

describe('The end of a race', () => {
  it('is heard, with confetti for a new best alone', () => {
    const game = shownRace();
    solve(game);
    advance(game, 60_001);
    expect([heard().at(-1), vi.mocked(throwConfetti).mock.calls]).toEqual(['levelUp', [[{ particles: 100 }, false]]]);
    act(() => game.send({ type: 'START', seed: 4 }));
    advance(game, 60_001);
    expect([heard().at(-1), vi.mocked(throwConfetti).mock.calls.length]).toEqual(['finish', 1]);
  });
});
