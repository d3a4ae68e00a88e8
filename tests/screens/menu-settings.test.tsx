// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { GAMES } from '../../src/catalogue';
import { MenuSettings } from '../../src/play/menu/MenuSettings';
import { settingLabel } from '../../src/play/menu/setting-labels';

const person = userEvent.setup();
const chip = () => screen.getByRole('button', { name: /^Settings:/ });

describe('The settings of a menu', () => {
  beforeEach(() => {
    render(
      <MenuSettings chosen={[{ label: 'Find x' }, { label: 'Easy' }]} time="longer">
        <p>All settings</p>
      </MenuSettings>,
    );
  });

  it('are named on their chip: the chosen ones and the time', () => {
    expect(screen.getByRole('button', { name: /^Settings:\s*Find x,\s*Easy,\s*Longer time$/ })).toBeDefined();
  });

  it('open and close with the chip by keyboard, which says so to screen readers', async () => {
    const settings = screen.getByText('All settings').parentElement;
    expect([settings?.hidden, chip().getAttribute('aria-expanded')]).toEqual([true, 'false']);
    chip().focus();
    await person.keyboard('{Enter}');
    expect([settings?.hidden, chip().getAttribute('aria-expanded')]).toEqual([false, 'true']);
    expect(chip().getAttribute('aria-controls')).toBe(settings?.id);
    await person.keyboard(' ');
    expect([settings?.hidden, document.activeElement]).toEqual([true, chip()]);
  });
});

describe('The labels of settings', () => {
  it('exist for every setting of every game and for each of its values, except numbers', () => {
    const named = GAMES.flatMap(({ settings }) => [...Object.keys(settings), ...Object.values(settings).flat()]);
    expect(named.filter((name) => !/^\d+$/.test(name) && settingLabel(name) === name)).toEqual([]);
  });
});
