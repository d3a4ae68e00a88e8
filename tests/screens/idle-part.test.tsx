// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useIdlePart } from '../../src/play/internal/useIdlePart';

const fetchPart = () => Promise.resolve('parade');

it('A part that loads when the page is idle is gone as soon as the page no longer wants it', async () => {
  const { result, rerender } = renderHook(
    ({ isWanted }: { readonly isWanted: boolean }) => useIdlePart(isWanted ? fetchPart : undefined),
    { initialProps: { isWanted: true } },
  );
  await act(async () => {});
  expect(result.current).toBe('parade');
  rerender({ isWanted: false });
  expect(result.current).toBeNull();
});
