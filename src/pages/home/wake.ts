import type { SyntheticEvent } from 'react';

/** Starts the animations of the sea again. If some of them are still running, nothing jumps. */
export function wake({ currentTarget: sea }: SyntheticEvent<HTMLElement>): void {
  if (sea.getAnimations({ subtree: true }).some((animation) => animation instanceof CSSAnimation)) return;
  sea.dataset['still'] = '';
  // Animations start again only if the browser has computed the styles without them.
  sea.getBoundingClientRect();
  delete sea.dataset['still'];
}
