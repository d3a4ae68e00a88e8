// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from '../../src/games/mental-maths/screen/Menu';
import { mentalGame } from '../machines/mental-maths/helpers/game';

const person = userEvent.setup();

function open(options: Parameters<typeof mentalGame>[0] = {}) {
  const game = mentalGame({ startsAtOnce: false, ...options });
  const onStart = vi.fn<() => void>();
  render(<Menu actor={game.game} onStart={onStart} />);
  return { game, onStart };
}

const value = (name: string) => screen.getByTestId(name).getAttribute('data-value');

describe('The menu of Mental Maths', () => {
  it('says what the challenge is, shows the four operations and how it is played, and starts it', async () => {
    const { onStart } = open();
    const operations = within(screen.getByRole('region', { name: 'The sums' })).getAllByRole('listitem');
    expect(operations.map(({ textContent }) => textContent)).toEqual(['+Add', '−Take away', '×Times', '÷Share']);
    const steps = within(screen.getByRole('region', { name: 'How to play' })).getAllByRole('listitem');
    expect(steps).toHaveLength(3);
    await person.click(screen.getByRole('button', { name: 'Start Challenge' }));
    expect(onStart).toHaveBeenCalledOnce();
  });

  it('lets the player choose the time, and says what that gives', async () => {
    const { game } = open();
    expect(screen.getByText('You have 12 seconds for each sum.')).toBeDefined();
    await person.click(screen.getByRole('radio', { name: 'longer' }));
    expect(game.context().settings.time).toBe('longer');
    expect(screen.getByText('You have 24 seconds for each sum.')).toBeDefined();
    await person.click(screen.getByRole('radio', { name: 'none' }));
    expect(screen.getByText('Take all the time you want.')).toBeDefined();
  });

  it.each([
    ['normal', 12],
    ['longer', 12],
    ['none', 0],
  ] as const)('draws beads only where a clock runs, with time %s', (time, beads) => {
    open({ time });
    const [, clock] = within(screen.getByRole('region', { name: 'How to play' })).getAllByRole('listitem');
    expect(clock?.querySelectorAll('img')).toHaveLength(beads);
  });

  it('shows the bests of the chosen time', async () => {
    open({ bests: { normal: { score: 21, streak: 12 }, none: { score: 4, streak: 2 } } });
    expect([value('best'), value('best-streak'), screen.getByTestId('best').textContent]).toEqual([
      '21',
      '12',
      '21 of 25',
    ]);
    await person.click(screen.getByRole('radio', { name: 'none' }));
    expect([value('best'), value('best-streak')]).toEqual(['4', '2']);
    await person.click(screen.getByRole('radio', { name: 'longer' }));
    expect([value('best'), value('best-streak')]).toEqual(['0', '0']);
  });
});
