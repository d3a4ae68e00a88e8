// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from '../../src/games/math-warp/screen/Menu';
import { warpGame } from '../machines/math-warp/helpers/warp';

const person = userEvent.setup();

function open(options: Parameters<typeof warpGame>[0] = {}) {
  const game = warpGame({ startsAtOnce: false, ...options });
  const onStart = vi.fn<() => void>();
  render(<Menu actor={game.game} onStart={onStart} />);
  return { game, onStart };
}

const value = (name: string) => screen.getByTestId(name).getAttribute('data-value');

describe('The menu of Math Warp', () => {
  it('says what the game is and how it is played, and starts it', async () => {
    const { onStart } = open();
    expect(screen.getByText('Find the missing number and fly through the portal. For ages 9 to 14.')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'How to Play' })).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Launch into space' }));
    expect(onStart).toHaveBeenCalledOnce();
  });

  it('lets the player choose the time, and says what that gives', async () => {
    const { game } = open();
    expect(screen.getByText('You have 60 seconds and 3 lives.')).toBeDefined();
    await person.click(screen.getByRole('radio', { name: 'longer' }));
    expect(game.context().settings.time).toBe('longer');
    expect(screen.getByText('You have 120 seconds and 3 lives.')).toBeDefined();
    await person.click(screen.getByRole('radio', { name: 'none' }));
    expect(screen.getByText('No hurry. You have 3 lives.')).toBeDefined();
  });

  it('shows the bests of the chosen time', async () => {
    open({ bests: { normal: { score: 1250, streak: 12 }, none: { score: 40, streak: 2 } } });
    expect([value('best'), value('best-streak'), screen.getByTestId('best').textContent]).toEqual([
      '1250',
      '12',
      '1,250',
    ]);
    await person.click(screen.getByRole('radio', { name: 'none' }));
    expect([value('best'), value('best-streak')]).toEqual(['40', '2']);
    await person.click(screen.getByRole('radio', { name: 'longer' }));
    expect([value('best'), value('best-streak')]).toEqual(['0', '0']);
  });
});
