import type { ComponentType, ReactElement } from 'react';
import type { Game } from '../../catalogue/define-game';

export interface Visit {
  readonly game: Game;
  readonly Screen: ComponentType;
  /** Where the page is. */
  readonly address: { readonly search: string; readonly hash: string };
}

/** The page of a mode; null if the URL does not ask for it or the game does not have it. */
export type ModePage = (visit: Visit) => ReactElement | null;
