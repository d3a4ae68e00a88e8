// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { useAfterPress } from '../../src/play/internal/useAfterPress';
import { createStore, type PageStore, useStore } from '../../src/ui/page-store';

interface Props {
  readonly store: PageStore<string>;
  readonly isAtOnce: boolean;
}

const Sentence = ({ store, isAtOnce }: Props) => <p>{useAfterPress(useStore(store), isAtOnce)}</p>;

/** The text shown immediately after a press has been rendered, and the final text. */
async function shownOf(said: string, isAtOnce: boolean): Promise<readonly (string | null)[]> {
  const store = createStore('');
  const { container, unmount } = render(<Sentence store={store} isAtOnce={isAtOnce} />);
  // As in a browser, a press renders before its deferred effects.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  flushSync(() => store.set(said));
  const atThePress = container.textContent;
  await vi.waitFor(() => expect(container.textContent).not.toBe(''));
  const atLast = container.textContent;
  vi.unstubAllGlobals();
  act(unmount);
  return [atThePress, atLast];
}

it('Text is rendered after the response to the press', async () => {
  expect(await shownOf('Correct!', false)).toEqual(['', 'Correct!']);
});

it('Elements that take the focus or disappear are rendered at the same time as the press', async () => {
  expect(await shownOf('Next', true)).toEqual(['Next', 'Next']);
});
