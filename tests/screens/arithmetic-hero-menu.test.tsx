// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from '../../src/games/arithmetic-hero/screen/Menu';
import { heroGame } from '../machines/arithmetic-hero/helpers/game';
import { createSavedProgress } from '../machines/arithmetic-hero/helpers/saved';

const person = userEvent.setup();

function open(options: Parameters<typeof heroGame>[0] = {}) {
  const hero = heroGame(options);
  const onStart = vi.fn<() => void>();
  const onOpen = vi.fn<(door: string) => void>();
  render(<Menu actor={hero.game} onStart={onStart} onOpen={onOpen} />);
  fireEvent.click(screen.getByRole('button', { name: /^Settings/ }));
  return { onStart, onOpen, settings: () => hero.context().settings };
}

const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const best = () => screen.queryByTestId('best')?.getAttribute('data-value') ?? null;
const group = (name: string) => within(screen.getByRole('radiogroup', { name }));

describe('The menu of Arithmetic Hero', () => {
  it('describes the game, and starts it', async () => {
    const { onStart } = open();
    expect(screen.getByText('Become a math superhero and save the city!')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Start Game' }));
    expect(onStart).toHaveBeenCalledOnce();
  });

  it('offers the three modes, and switches to each', async () => {
    const { settings } = open();
    expect(group('Game mode').getAllByRole('radio')).toHaveLength(3);
    for (const [name, mode] of [
      ['Practice', 'practice'],
      ['Hero Challenge', 'challenge'],
      ['Arcade', 'arcade'],
    ] as const) {
      await person.click(radio(name));
      expect([settings().mode, radio(name).checked]).toEqual([mode, true]);
    }
  });

  it('offers five levels, and shows which are locked and which score unlocks them', async () => {
    const { settings } = open({ saved: createSavedProgress({ unlockedLevels: 2 }) });
    const levels = group('Level').getAllByRole<HTMLInputElement>('radio');
    expect(levels.map(({ disabled }) => disabled)).toEqual([false, false, true, true, true]);
    expect(screen.getAllByText('Locked')).toHaveLength(3);
    for (const opening of ['600 points in Level 2', '1,000 points in Level 3', '1,500 points in Level 4'])
      expect(screen.getByText(opening)).toBeDefined();
    expect(screen.queryByText('300 points in Level 1')).toBeNull();
    await person.click(radio('Level 2'));
    await person.click(radio('Level 3'));
    expect(settings().level).toBe(2);
  });

  it('hides the levels in the challenge, and returns to level 1 in another mode', async () => {
    const { settings } = open({ saved: createSavedProgress({ unlockedLevels: 4 }), level: 4 });
    await person.click(radio('Hero Challenge'));
    expect(screen.queryByRole('radiogroup', { name: 'Level' })).toBeNull();
    await person.click(radio('Practice'));
    expect([settings().level, radio('Level 1').checked]).toEqual([1, true]);
  });

  it('lets the player choose how to answer, and how much time there is', async () => {
    const { settings } = open();
    await person.click(radio('choose'));
    for (const time of ['longer', 'none', 'normal'] as const) {
      await person.click(radio(time));
      expect(settings()).toMatchObject({ answers: 'choice', time });
    }
  });

  it('says that a locked level is just for fun', async () => {
    open({ level: 5 });
    expect(screen.getByText(/^Level 5 is locked\./)).toBeDefined();
    await person.click(radio('Level 1'));
    expect(screen.queryByText(/just for fun/)).toBeNull();
  });

  it('shows the best score for the chosen mode, level and time', async () => {
    const saved = createSavedProgress({
      unlockedLevels: 2,
      highScores: { arcade: [1200, 340, 0, 0, 0], challenge: 75 },
    });
    open({ saved });
    expect([best(), screen.getByTestId('best').textContent]).toEqual(['1200', '1,200']);
    await person.click(radio('Level 2'));
    expect(best()).toBe('340');
    await person.click(radio('longer'));
    expect(best(), 'no round with more time yet').toBeNull();
    await person.click(radio('normal'));
    await person.click(radio('Hero Challenge'));
    expect(best()).toBe('75');
    await person.click(radio('Practice'));
    expect(best()).toBeNull();
  });

  it('opens the wardrobe and the rewards', async () => {
    const { onOpen } = open();
    await person.click(screen.getByRole('button', { name: 'Customize Hero' }));
    await person.click(screen.getByRole('button', { name: 'View Rewards' }));
    expect(onOpen.mock.calls).toEqual([['OPEN_CUSTOMISER'], ['OPEN_REWARDS']]);
  });

  it('explains the game in six lines, with everything that the specification mentions', () => {
    open();
    const lines = within(screen.getByRole('region', { name: 'How to Play' })).getAllByRole('listitem');
    const text = lines.map(({ textContent }) => textContent).join(' ');
    for (const thing of [/hit the ground/, /[Tt]ype the answer/, /streak/, /shield/, /next level/, /achievements/])
      expect(text).toMatch(thing);
  });
});
