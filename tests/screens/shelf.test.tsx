// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SHELF } from '../../src/pages/shelf/parts';
import ShelfPage from '../../src/pages/shelf/ShelfPage';

it('The shelf shows every listed part in each of its states', () => {
  render(
    <MemoryRouter>
      <ShelfPage />
    </MemoryRouter>,
  );
  for (const { name, states } of SHELF) {
    const figures = within(screen.getByRole('region', { name })).getAllByRole('figure');
    expect(figures.map((figure) => figure.querySelector('figcaption')?.textContent)).toEqual(Object.keys(states));
    for (const figure of figures) expect(figure.querySelector('.panel > *')).not.toBeNull();
  }
});

it.each(SHELF)('docs/shelf.md has a picture of $name', ({ name }) => {
  expect(readFileSync('docs/shelf.md', 'utf8')).toContain(`pictures/shelf/${name}.png`);
});
