// @vitest-environment jsdom
/* Parts of a page that are loaded when they come into view. */
import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { partOnSight } from '../../src/pages/shell/part-on-sight';

const SENT = '<!--$--><p>As it was sent</p><!--/$-->';

it('A part whose script cannot be loaded keeps its prerendered content, and is tried again when it comes into view again', async () => {
  const importPart = vi
    .fn<() => Promise<{ readonly default: () => React.JSX.Element }>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue({
      default: () => <p ref={(element) => element?.setAttribute('data-here', '')}>As it was sent</p>,
    });
  const { Part, load } = partOnSight(importPart);
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = SENT;
  const sent = screen.getByText('As it was sent');
  const root = await act(async () =>
    hydrateRoot(
      page,
      <Suspense>
        <Part />
      </Suspense>,
    ),
  );
  expect(importPart).not.toHaveBeenCalled();

  await act(async () => load());
  expect(importPart).toHaveBeenCalledOnce();
  expect(page.innerHTML).toBe(SENT);

  await act(async () => load());
  await vi.waitFor(() => expect(sent.dataset).toHaveProperty('here'));
  expect(screen.getByText('As it was sent')).toBe(sent);
  act(() => root.unmount());
  page.remove();
});
