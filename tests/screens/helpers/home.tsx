/* The home page in jsdom. */
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { AuthProvider } from '../../../src/account/AuthProvider';
import Home from '../../../src/pages/home/Home';

/** Opens the home page with a placeholder page behind its links. */
export const openHome = () =>
  render(
    <MemoryRouter>
      <AuthProvider>
        <Routes>
          <Route path="/" element={<Home />} />
          <Route path="*" element={<p>A game</p>} />
        </Routes>
      </AuthProvider>
    </MemoryRouter>,
  );

/**
 * Opens the home page for a child who has played, and returns a function that finds the island of a game on the map.
 */
export async function openOwnMap(): Promise<(title?: string) => HTMLElement> {
  openHome();
  await vi.waitFor(() => expect(document.querySelector('.own-boat')).not.toBeNull(), { timeout: 10_000 });
  await act(() => Promise.resolve());
  // A welcome home hides it from readers until it is closed.
  const map = within(screen.getByRole('navigation', { name: 'Islands', hidden: true }));
  return (title = '') => map.getByRole('link', { name: title });
}
