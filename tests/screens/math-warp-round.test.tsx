// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { play } from '../../src/device/sound';
import { useWarpEffects } from '../../src/games/math-warp/screen/useWarpEffects';
import { WarpRound } from '../../src/games/math-warp/screen/WarpRound';
import { WarpStatus } from '../../src/games/math-warp/screen/WarpStatus';
import { announce } from '../../src/play/announcer';
import { upTo } from '../helpers/seeds';
import { type WarpGame, warpGame } from '../machines/math-warp/helpers/warp';

vi.mock('@pixi/react', () => ({ Application: () => null, extend: () => null, useApplication: () => ({}) }));
vi.mock('../../src/device/sound');
vi.mock('../../src/play/announcer', { spy: true });

beforeEach(() => {
  vi.mocked(announce).mockClear();
  vi.mocked(play).mockClear();
});

const person = userEvent.setup();

function Round({ game }: { readonly game: WarpGame }) {
  useWarpEffects(game.game, false);
  return (
    <main>
      <WarpStatus actor={game.game} />
      <WarpRound actor={game.game} />
    </main>
  );
}

function open(options: Parameters<typeof warpGame>[0] = {}) {
  const game = warpGame(options);
  render(<Round game={game} />);
  return game;
}

const toOpen = (game: WarpGame) => act(() => game.toOpen());
const said = () => vi.mocked(announce).mock.calls.map(([sentence]) => sentence);
const sounds = () =>
  vi.mocked(play).mock.calls.map(([name, { rate = 1 } = {}]) => (rate === 1 ? name : `${name} higher`));
const choices = () => within(screen.getByRole('group', { name: 'Answers' })).getAllByRole('button');
const disabled = () => choices().map((choice) => choice.getAttribute('aria-disabled'));
const figure = (name: string) => [
  screen.getByTestId(name).textContent,
  screen.getByTestId(name).getAttribute('data-value'),
];
const tone = () => screen.getByTestId('time').closest('[data-tone]')?.getAttribute('data-tone');
const buttonOf = (number: number) => screen.getByRole('button', { name: String(number) });
const wrongOf = ({ round }: WarpGame): number => {
  const { question, tried } = round();
  return question.choices.find((choice) => choice !== question.answer && !tried.includes(choice)) ?? 0;
};

describe('A question of Math Warp', () => {
  it('is shown and announced once the portal is open, not before', () => {
    const game = open({ seed: 3 });
    expect(screen.queryByTestId('question')).toBeNull();
    expect(disabled()).toEqual(['true', 'true', 'true', 'true']);
    toOpen(game);
    const asked = screen.getByTestId('question').textContent;
    expect(asked).toMatch(/^(?:\d+|\?) [×÷] (?:\d+|\?) = (?:\d+|\?)$/);
    expect(said()).toEqual([asked]);
    expect(disabled()).toEqual(['false', 'false', 'false', 'false']);
  });

  it('is answered by a button: the right one shows the equation and a line of praise', async () => {
    const game = open();
    toOpen(game);
    const { answer } = game.round().question;
    await person.click(buttonOf(answer));
    expect(game.state()).toBe('playing.closing');
    expect(figure('score')).toEqual(['10', '10']);
    expect(figure('streak')).toEqual(['1', '1']);
    expect(screen.queryByTestId('question')).toBeNull();
    expect(said().at(-1)).toMatch(/^\d+ [×÷] \d+ = \d+\. .+!$/);
    expect(sounds().slice(-2)).toEqual(['correct', 'fly']);
  });

  it('is not answered by a key where no picture shows which: "4" may be meant as the number', async () => {
    const game = open();
    toOpen(game);
    choices()[0]?.focus();
    await person.keyboard('1234');
    expect([game.state(), game.round().answers]).toEqual(['playing.open', 0]);
  });

  it('keeps a wrong number in sight, and closed for this question', async () => {
    const game = open();
    toOpen(game);
    const wrong = wrongOf(game);
    await person.click(buttonOf(wrong));
    expect(figure('lives')).toEqual(['2', '2']);
    expect(screen.getByText(new RegExp(`^Not ${wrong}: `))).toBeDefined();
    expect(said().at(-1)).toMatch(/2 lives left\.$/);
    expect(sounds().at(-1)).toBe('wrong');
    act(() => game.clock.advance(1900));
    expect([game.state(), screen.queryByText(new RegExp(`^Not ${wrong}: `)) === null]).toEqual([
      'playing.opening',
      false,
    ]);
    toOpen(game);
    expect(screen.queryByText(new RegExp(`^Not ${wrong}: `))).toBeNull();
    expect(buttonOf(wrong).getAttribute('aria-disabled')).toBe('true');
    expect(disabled().filter((one) => one === 'false')).toHaveLength(3);
    await person.click(buttonOf(wrong));
    expect(game.round().lives).toBe(2);
  });

  it('is not announced again when it is asked again', () => {
    const game = open();
    toOpen(game);
    const [asked] = said();
    act(() => game.fail());
    toOpen(game);
    expect(said().filter((sentence) => sentence === asked)).toHaveLength(1);
  });
});

describe('The Next button', () => {
  it('does not come with normal time', () => {
    const game = open({ time: 'normal' });
    toOpen(game);
    act(() => game.fail());
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it.each(['longer', 'none'] as const)(
    'comes after a mistake with %s time, takes the focus, and gives it on',
    async (time) => {
      const game = open({ time });
      toOpen(game);
      act(() => game.fail());
      const next = screen.getByRole('button', { name: 'Next' });
      expect(document.activeElement).toBe(next);
      await person.keyboard('{Enter}');
      expect(game.state()).toBe('playing.opening');
      expect(choices()).toContain(document.activeElement);
    },
  );
});

describe('The figures', () => {
  it('say "Warp" from five in a row until a mistake, and the sounds rise', () => {
    const game = open({ time: 'none' });
    for (const _ of upTo(5)) {
      expect(screen.queryByText('Warp')).toBeNull();
      toOpen(game);
      act(() => game.solve());
    }
    expect(screen.getByText('Warp')).toBeDefined();
    expect(said().slice(-2)).toEqual(['Warp mode!', 'Level 1']);
    expect(sounds().slice(-3)).toEqual(['correct higher', 'fly higher', 'warpOn higher']);
    toOpen(game);
    act(() => game.fail());
    expect(screen.queryByText('Warp')).toBeNull();
    expect(sounds().slice(-2)).toEqual(['wrong', 'warpOff']);
  });

  it('warn from ten seconds on, with a tick for each', () => {
    const game = open();
    act(() => game.clock.advance(49_999));
    expect([figure('time'), tone()]).toEqual([['0:11', '11'], undefined]);
    act(() => game.clock.advance(1));
    expect([figure('time'), tone()]).toEqual([['0:10', '10'], 'danger']);
    for (const _ of upTo(10)) act(() => game.clock.advance(1000));
    expect(sounds().filter((sound) => sound === 'tick')).toHaveLength(10);
  });

  it('have no time where there is no limit', () => {
    open({ time: 'none' });
    expect(screen.queryByTestId('time')).toBeNull();
    expect(figure('level')).toEqual(['0', '0']);
  });
});
