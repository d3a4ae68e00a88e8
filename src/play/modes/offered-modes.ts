/* Offers to play a game with more players, only where one child plays it. */
import { createContext, use } from 'react';
import type { Game } from '../../games/define-game';
import { useClass } from './class/class-context';

/** Whether a class can play a game against the storm. */
export const hasStormMode = ({ maxPlayers, isMarkedAtEnd }: Game): boolean =>
  maxPlayers === 2 && isMarkedAtEnd !== true;

/** The game of this page, where one child plays it. */
export const OnePlayerGame = createContext<Game | null>(null);

/** The same, if it may be offered to more players. A class round offers nothing that would lead away from it. */
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
