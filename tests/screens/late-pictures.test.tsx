// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { HowTo } from '../../src/play/menu/HowTo';
import { TwoPlayersLink } from '../../src/play/modes/duel/TwoPlayersLink';

vi.mock('../../src/play/modes/duel/heroes', () => new Promise(() => {}));

it('"How to play" shows its pictures even if the heroes of the two-player link never load', async () => {
  render(
    <MemoryRouter>
      <TwoPlayersLink link={{}} />
      <HowTo title="How to play" steps={[{ picture: <i data-testid="picture" />, lines: ['Press a number.'] }]} />
    </MemoryRouter>,
  );
  expect(screen.getByText('Two players')).toBeDefined();
  expect(await screen.findByTestId('picture')).toBeDefined();
});
