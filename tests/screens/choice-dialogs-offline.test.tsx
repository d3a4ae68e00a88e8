// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { AuthProvider } from '../../src/account/AuthProvider';
import { Shell } from '../../src/pages/shell/Shell';

vi.mock('../../src/pages/shell/ChoiceDialog', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

// Preloads the toast list, so that the test does not wait for it.
beforeAll(() => import('../../src/ui/ToastList'));

it('A navigation bar dialog that cannot be loaded is reported, and the visitor can try again', async () => {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const person = userEvent.setup();
  render(
    <MemoryRouter>
      <AuthProvider>
        <Shell>
          <main>A page</main>
        </Shell>
      </AuthProvider>
    </MemoryRouter>,
  );
  const opener = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('button', {
    name: 'Primary Games',
  });
  await person.hover(opener);
  expect(screen.queryByText('This did not load')).toBeNull();
  await person.click(opener);
  await waitFor(() => expect(document.querySelector('.toast')?.textContent).toContain('This did not load'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener.getAttribute('aria-busy')).toBe('false');
});
