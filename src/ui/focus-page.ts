/** Focuses the game or the heading of the page, because the focused element is gone. */
export function focusPage(): void {
  document.querySelector<HTMLElement>('main[tabindex], main h1[tabindex]')?.focus({ preventScroll: true });
}
