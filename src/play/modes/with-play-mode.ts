import type { ComponentType } from 'react';
import type { Game } from '../../catalogue/define-game';
import { withClassMode } from './class/with-class-mode';
import { withPlayers } from './duel/with-players';

/** Wraps the screen of a game for the players that the URL asks for: one player, two, a class or a friend. */
export const withPlayMode = (game: Game, Screen: ComponentType): ComponentType =>
  withClassMode(game, withPlayers(game, Screen));
