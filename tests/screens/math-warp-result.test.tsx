// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { play } from '../../src/device/sound';
import { Result } from '../../src/games/math-warp/screen/Result';
import { useWarpEffects } from '../../src/games/math-warp/screen/useWarpEffects';
import { announce } from '../../src/play/announcer';
import { throwConfetti } from '../../src/play/confetti';
import { upTo } from '../helpers/seeds';
import { type WarpGame, warpGame } from '../machines/math-warp/helpers/warp';

vi.mock('../../src/device/sound');
vi.mock('../../src/play/confetti');
vi.mock('../../src/play/announcer', { spy: true });

beforeEach(() => {
  vi.mocked(play).mockClear();
  vi.mocked(throwConfetti).mockClear();
  vi.mocked(announce).mockClear();
});

const person = userEvent.setup();
type Options = Parameters<typeof warpGame>[0];

interface PageProps {
  readonly game: WarpGame;
  readonly onAgain: () => void;
}

/** The result as the page shows it: what is heard, and what is seen. */
function Page({ game, onAgain }: PageProps) {
  useWarpEffects(game.game, false);
  const isOver = useSelector(game.game, (snapshot) => snapshot.matches('gameOver'));
  return isOver && <Result actor={game.game} onAgain={onAgain} />;
}

/** The result of a round with so many right answers in a row, and then so many wrong ones. */
function after(right: number, wrong: number, options: Options = {}) {
  const game = warpGame({ time: 'none', ...options });
  for (const _ of upTo(right)) {
    game.toOpen();
    game.solve();
  }
  for (const _ of upTo(wrong)) {
    game.toOpen();
    game.fail();
  }
  const onAgain = vi.fn<() => void>();
  const { unmount } = render(<Page game={game} onAgain={onAgain} />);
  act(() => game.send({ type: 'END_ROUND' }));
  return { game, onAgain, unmount };
}

const value = (name: string) => screen.getByTestId(name).getAttribute('data-value');
const heading = () => screen.getAllByRole('heading')[0]?.textContent;

describe('The result of Math Warp', () => {
  // n right answers in a row are worth 10 × n(n + 1) ÷ 2, and 5 more each from the tenth on, 10 more from the twentieth.
  it.each([
    [3, '60', 'SPACE CADET', 'GETTING STARTED', 0],
    [6, '210', 'SPACE CADET', 'HOT STREAK', 1],
    [7, '280', 'STELLAR PILOT', 'HOT STREAK', 1],
    [10, '555', 'SPACE ACE', 'STREAK MASTER', 2],
    [14, '1075', 'WARP MASTER', 'STREAK MASTER', 5],
    [15, '1230', 'WARP MASTER', 'WARP LEGEND', 5],
  ])('of %i in a row shows %s points, %s, %s and %i stars', (right, score, rating, badge, stars) => {
    after(right, 0);
    expect([value('score'), heading(), value('best-streak'), value('solved')]).toEqual([
      score,
      rating,
      String(right),
      String(right),
    ]);
    expect(screen.getByText(badge)).toBeDefined();
    expect(screen.getByText(`${stars} of 5 stars`)).toBeDefined();
  });

  it('lists each mistake with its right equation and why', () => {
    const { game } = after(1, 2);
    const [mistake] = game.round().mistakes;
    const { first, operation, second, answer } = mistake!.question.equation;
    const row = screen.getByText(`${first} ${operation} ${second} = ${answer}`, { selector: 'b' }).closest('li');
    for (const chosen of mistake!.chosen) expect(row?.textContent).toContain(`Not ${chosen}: `);
    expect(screen.getByText(/^The \d+ times table, like /)).toBeDefined();
  });

  it('celebrates a score that no round before reached', () => {
    after(2, 0, { bests: { none: { score: 20, streak: 9 } } });
    expect(screen.getByText('New high score!')).toBeDefined();
    expect(throwConfetti).toHaveBeenCalledOnce();
    expect(vi.mocked(play).mock.calls.map(([name]) => name)).toEqual(['levelUp']);
  });

  it('shows the best so far where it was not beaten, and where nothing was reached', () => {
    const { unmount } = after(2, 0, { bests: { none: { score: 30, streak: 9 } } });
    expect([value('best'), screen.queryByText('New high score!')]).toEqual(['30', null]);
    unmount();
    after(0, 0);
    expect([value('score'), value('best')]).toEqual(['0', '0']);
    expect(throwConfetti).not.toHaveBeenCalled();
    expect(vi.mocked(play).mock.calls.map(([name]) => name)).toEqual(['finish', 'finish']);
  });

  it('celebrates no more for a score that another tab has beaten meanwhile', () => {
    const game = warpGame({ time: 'none' });
    game.toOpen();
    game.solve();
    game.send({ type: 'BESTS_ELSEWHERE', bests: { none: { score: 500, streak: 9 } } });
    render(<Page game={game} onAgain={() => null} />);
    act(() => game.send({ type: 'END_ROUND' }));
    expect([value('best'), screen.queryByText('New high score!')]).toEqual(['500', null]);
    expect(throwConfetti).not.toHaveBeenCalled();
  });

  it('says the mistake that cost the last life, once, and nothing after a round that ended otherwise', () => {
    const { unmount } = after(0, 2);
    expect(announce).not.toHaveBeenCalled();
    unmount();
    after(0, 3);
    expect(vi.mocked(announce).mock.calls).toEqual([[expect.stringMatching(/^Not \d+: .+ No lives left\.$/)]]);
  });

  it('leads to another round and back to the menu', async () => {
    const { game, onAgain } = after(1, 0);
    await person.click(screen.getByRole('button', { name: 'Warp Again' }));
    expect(onAgain).toHaveBeenCalledOnce();
    await person.click(screen.getByRole('button', { name: 'Return to Base' }));
    expect(game.state()).toBe('menu');
  });
});
