import { flushSync } from 'react-dom';

/** Applies a change. If it removes the focused control, the heading takes the focus. */
export function updateAndRestoreFocus(change: () => void): void {
  flushSync(change);
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('.class-title')?.focus();
}
