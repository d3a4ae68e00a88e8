import type { ComponentType } from 'react';
import type { Game } from '../games/define-game';
import { forClass } from './class/for-class';
import { forPlayers } from './duel/players';

/** The page of a game for whoever plays it, as its address says: one alone, two, a class, or a friend. */
export const playedByAny = (game: Game, Screen: ComponentType): ComponentType =>
  forClass(game, forPlayers(game, Screen));
