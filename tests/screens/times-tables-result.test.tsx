// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_STATS } from '../../machines/times-tables/stats';
import { HeaderStats } from '../../src/games/times-tables/screen/HeaderParts';
import { HowToDialog } from '../../src/games/times-tables/screen/HowToDialog';
import { Result } from '../../src/games/times-tables/screen/Result';
import { ShareDialog } from '../../src/games/times-tables/screen/ShareDialog';
import type { ShareNavigator } from '../../src/games/times-tables/share';
import { announce } from '../../src/play/internal/announcer';
import { timesTables } from '../machines/times-tables/helpers/game';

const person = userEvent.setup();
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

const figure = (name: string) => {
  const found = screen.queryByTestId(name);
  return found && [found.textContent, found.dataset['value']];
};

/** Solves a puzzle after this many seconds and this many checks with mistakes. */
function solved(options: Parameters<typeof timesTables>[0], seconds: number, mistakes = 0) {
  const game = timesTables(options);
  game.fillRight();
  for (let mistake = 0; mistake < mistakes; mistake++) {
    game.fill('row', 1, 99);
    game.check();
  }
  game.advance(seconds * 1000);
  game.solve();
  const { container } = render(<Result actor={game.game} />);
  return { game, said: () => (container.textContent ?? '').replaceAll('\u00A0', ' ') };
}

const STATS = { ...NO_STATS, streak: 6, gamesCompleted: 9, bestTime: 30, bestTimes: { 3: 30 } };

const pressShare = () => person.click(screen.getByRole('button', { name: 'Share' }));
const openShare = (device: ShareNavigator) => {
  const onClose = vi.fn<() => void>();
  render(<ShareDialog results="I solved it." isOpen onClose={onClose} device={device} />);
  return { press: pressShare, onClose, status: () => screen.getByRole('status').textContent };
};
const clipboard = (works: boolean) => ({
  writeText: () => (works ? Promise.resolve() : Promise.reject(new Error('Denied'))),
});

describe('The result', () => {
  it('congratulates the player, and shows the time, the puzzles solved, and a new best time', () => {
    const { said } = solved({}, 75);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe("Congratulations! You've solved the puzzle! 🎉");
    expect([figure('time'), figure('solved')]).toEqual([
      ['01:15', '75'],
      ['1', '1'],
    ]);
    expect(said()).toContain('New best time!');
    expect(said()).toContain('Right first time!');
    expect(said()).toContain('Try a 4 × 4 puzzle.');
  });

  it('is announced once, with the time and any new best', () => {
    vi.mocked(announce).mockClear();
    solved({}, 61);
    expect(vi.mocked(announce).mock.calls.map(([sentence]) => sentence)).toEqual([
      "Congratulations! You've solved the puzzle! 🎉 Your time: 1 min 1 s. New best time!",
    ]);
  });

  it('shows the best time for its size if that was not beaten', () => {
    const { said } = solved({ stats: STATS }, 75);
    expect(said()).toContain('Best for 3 × 3: 00:30');
    expect(said()).not.toContain('New best time!');
  });

  it('names the factor with the most mistakes, and its product', () => {
    const { game, said } = solved({ seed: 4 }, 20, 2);
    const { rowFactors, colFactors } = game.context().puzzle;
    const [factor = 0, times = 0] = [rowFactors[1], colFactors[0]];
    expect(said()).toContain(`Say the ${factor} times table. ${factor} × ${times} = ${factor * times}.`);
    expect(said()).toContain('with 3 checks');
  });

  it('offers another puzzle', async () => {
    const { game } = solved({ size: 4 }, 20);
    await person.click(screen.getByRole('button', { name: 'New Puzzle' }));
    expect([game.state(), game.context().puzzle.size]).toEqual(['idle', 4]);
  });

  it('is shared with a dialog that shows its text', async () => {
    solved({ seed: 12, stats: STATS }, 75);
    vi.stubGlobal('fetch', async () => new Response());
    await person.click(screen.getByRole('button', { name: 'Share Results' }));
    const dialog = await screen.findByRole('dialog', { name: 'Share Results' });
    const shown = within(dialog).getByText(/^Times Tables Master/).textContent ?? '';
    expect(shown).toContain('I solved a 3 × 3 puzzle in 01:15.');
    expect(shown).toContain('Streak: 7');
    expect(shown).toMatch(/\?size=3&seed=12$/);
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('The sharing dialog', () => {
  it('says that the text was copied if the device cannot share', async () => {
    const { press, status } = openShare({ clipboard: clipboard(true) });
    expect(status()).toBe('');
    await press();
    expect(status()).toBe('Results copied to clipboard!');
  });

  it.each([
    ['denied', { clipboard: clipboard(false) }],
    ['absent', {}],
  ])('reports that the clipboard is %s, and shows the text to copy', async (_, device) => {
    const { press, status } = openShare(device);
    await press();
    expect(status()).toBe('Failed to copy results');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Copy this text yourself/ }).value).toBe(
      'I solved it.',
    );
  });

  it('stays silent if the device shares the text, or the player cancels', async () => {
    for (const share of [() => Promise.resolve(), () => Promise.reject(new DOMException('No', 'AbortError'))]) {
      const { press, status } = openShare({ share, clipboard: clipboard(false) });
      await press();
      expect(status()).toBe('');
      screen.getByRole('dialog').remove();
    }
  });
});

describe('The header', () => {
  it('shows the streak, the best time and the running clock', () => {
    const game = timesTables({ stats: STATS });
    render(<HeaderStats actor={game.game} />);
    expect([figure('streak'), figure('best'), figure('time')]).toEqual([
      ['6', '6'],
      ['00:30', '30'],
      ['00:00', '0'],
    ]);
    act(() => {
      game.fill('row', 0, 3);
      game.advance(65_000);
    });
    expect(figure('time')).toEqual(['01:05', '65']);
  });

  it('shows dashes without a best time, and hides the clock if the player turned it off', () => {
    const game = timesTables({ time: 'none' });
    render(<HeaderStats actor={game.game} />);
    expect([figure('best'), figure('time')]).toEqual([['--:--', '0'], null]);
    act(() => game.fill('row', 0, 3));
    expect(figure('time')).toBeNull();
    act(() => game.send({ type: 'CHOOSE_TIME', time: 'longer' }));
    expect(figure('time')).toEqual(['00:00', '0']);
    act(() => game.solve());
    expect(figure('time')).toBeNull();
  });
});

describe('How to play', () => {
  it('explains the three symbols, and lets the player choose whether to show a clock', async () => {
    const game = timesTables();
    const onClose = vi.fn<() => void>();
    render(<HowToDialog actor={game.game} isOpen onClose={onClose} />);
    const dialog = screen.getByRole('dialog', { name: 'How to Play' });
    for (const meaning of ['✓ is right.', '▲ Your answer is too big.', '▼ Your answer is too small.'])
      expect(dialog.textContent).toContain(meaning);
    expect(dialog.textContent).toContain('7×6=42');
    await person.click(screen.getByRole('radio', { name: 'none' }));
    expect(game.context().settings.time).toBe('none');
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows the best time for the current size, which may not be the best of all', () => {
    const game = timesTables({ stats: { ...STATS, bestTime: 30, bestTimes: { 3: 30, 4: 75 } } });
    render(<HowToDialog actor={game.game} isOpen onClose={() => {}} />);
    expect(screen.getByRole('dialog').textContent).toContain('Best 3 × 3: 00:30');
    act(() => game.send({ type: 'CHOOSE_SIZE', size: 4, seed: 5 }));
    expect(screen.getByRole('dialog').textContent).toContain('Best 4 × 4: 01:15');
  });

  it('shows dashes if no puzzle of the current size was solved', () => {
    render(<HowToDialog actor={timesTables().game} isOpen onClose={() => {}} />);
    expect(screen.getByRole('dialog').textContent).toContain('Best 3 × 3: --:--');
  });
});
