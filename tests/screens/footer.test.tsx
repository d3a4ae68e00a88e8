// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Footer } from '../../src/pages/shell/Footer';

const SLOGAN = 'Enabling mathematics education for individuals of all ages.';

it('The content of the footer loads once the footer can be reached, and never during a round', async () => {
  const seen = vi.fn<() => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void) {
        seen.mockImplementation(() => report([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.useFakeTimers({ toFake: ['setInterval'] });
  render(
    <MemoryRouter>
      <Footer />
    </MemoryRouter>,
  );
  const footer = screen.getByRole('contentinfo');
  footer.setAttribute('inert', '');
  await act(async () => {
    seen();
    fireEvent.keyDown(document.body, { key: '7' });
    vi.advanceTimersByTime(60_000);
  });
  // Longer than loading takes when it is needed.
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(screen.queryByText(SLOGAN)).toBeNull();

  footer.removeAttribute('inert');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(await screen.findByText(SLOGAN)).toBeDefined();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
