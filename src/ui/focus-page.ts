/** Gives the focus to the page itself, where what had it is gone: to the game, or to the heading. */
export function focusPage(): void {
  document.querySelector<HTMLElement>('main[tabindex], main h1[tabindex]')?.focus({ preventScroll: true });
}
