import { flushSync } from 'react-dom';

/** Changes the page. Where the control that was pressed goes with the change, the heading takes its focus. */
export function changeKeepingFocus(change: () => void): void {
  flushSync(change);
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('.class-title')?.focus();
}
