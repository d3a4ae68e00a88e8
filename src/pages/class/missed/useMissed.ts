import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../../play/internal/announcer';
import { type LoadedMissed, loadMissed } from './load-missed';
import { text } from './text';

type State = { readonly type: 'closed' | 'loading' | 'failed' } | ({ readonly type: 'open' } & LoadedMissed);

/** The missed questions, which are loaded when they are first opened. */
export function useMissed(game: string) {
  const [state, setState] = useState<State>({ type: 'closed' });
  const button = useRef<HTMLButtonElement>(null);
  const open = async (): Promise<void> => {
    setState({ type: 'loading' });
    try {
      setState({ type: 'open', ...(await loadMissed(game)) });
    } catch {
      setState({ type: 'failed' });
      announce(text.failed);
    }
  };
  /** Closes them. The button that opened them takes the focus. */
  const close = (): void => {
    flushSync(() => setState({ type: 'closed' }));
    button.current?.focus();
  };
  return { state, button, open: () => void (state.type === 'loading' || open()), close };
}
