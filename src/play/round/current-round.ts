import type { AnyActor } from 'xstate';
import type { Game } from '../../catalogue/define-game';
import { createStore } from '../../ui/page-store';

/** The game of the page, so that a report can name the round. It is still here after the game has crashed. */
export interface CurrentRound {
  readonly game: Game;
  readonly actor: Pick<AnyActor, 'getSnapshot'>;
}

export const currentRoundStore = createStore<CurrentRound | null>(null);
