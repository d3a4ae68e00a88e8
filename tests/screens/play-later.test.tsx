// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { createStore, type PageStore, useStore } from '../../src/device/page-store';
import { useLater } from '../../src/play/useLater';

interface Props {
  readonly store: PageStore<string>;
  readonly isAtOnce: boolean;
}

const Sentence = ({ store, isAtOnce }: Props) => <p>{useLater(useStore(store), isAtOnce)}</p>;

/** What stands there as soon as a press has been drawn, and at last. */
async function shownOf(said: string, isAtOnce: boolean): Promise<readonly (string | null)[]> {
  const store = createStore('');
  const { container, unmount } = render(<Sentence store={store} isAtOnce={isAtOnce} />);
  // As in a browser, a press is drawn before all that it leads to.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  flushSync(() => store.set(said));
  const atThePress = container.textContent;
  await vi.waitFor(() => expect(container.textContent).not.toBe(''));
  const atLast = container.textContent;
  vi.unstubAllGlobals();
  act(unmount);
  return [atThePress, atLast];
}

it('lets words come after what their press shows', async () => {
  expect(await shownOf('Correct!', false)).toEqual(['', 'Correct!']);
});

it('shows at the press itself what takes the focus, or goes', async () => {
  expect(await shownOf('Next', true)).toEqual(['Next', 'Next']);
});
