/* Offers to play a game with more players, only in rounds for one child. */
import { createContext, use } from 'react';
import type { Game } from '../../catalogue/define-game';
import { useClass } from './class/class-context';

/** Whether a game has the mode in which a class plays against the storm. */
export const hasStormMode = ({ maxPlayers, isMarkedAtEnd }: Game): boolean =>
  maxPlayers === 2 && isMarkedAtEnd !== true;

/** The game of this page, if one child plays it. */
export const OnePlayerGame = createContext<Game | null>(null);

/**
 * The same game, if the page may offer it to more players. A class round does not offer anything that would lead away
 * from it.
 */
export function useOfferedGame(): Game | null {
  const game = use(OnePlayerGame);
  const isOfClass = (useClass()?.Code ?? null) !== null;
  return isOfClass ? null : game;
}

export const useOffersTwoPlayers = (): boolean => useOfferedGame()?.maxPlayers === 2;

export function useOffersStorm(): boolean {
  const game = useOfferedGame();
  return game !== null && hasStormMode(game);
}
