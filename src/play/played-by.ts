import type { ComponentType } from 'react';
import type { Game } from '../games/define-game';
import { forClass } from './class/for-class';
import { forPlayers } from './duel/players';

/** Wraps the screen of a game for whoever plays it, as the address says: one player, two, a class or a friend. */
export const playedByAny = (game: Game, Screen: ComponentType): ComponentType =>
  forClass(game, forPlayers(game, Screen));
