/* Offers to play a game with more players, only where one child plays it. */
import { createContext, use } from 'react';
import type { Game } from '../games/define-game';
import { useClass } from './class/class-context';

/** Whether a class can play a game against the storm. */
export const isForStorm = ({ maxPlayers, answersAtEnd }: Game): boolean => maxPlayers === 2 && answersAtEnd !== true;

/** The game of this page, where one child plays it. */
export const GameForOne = createContext<Game | null>(null);

/** The same, if it may be offered to more players. A class round offers nothing that would lead away from it. */
export function useOffered(): Game | null {
  const game = use(GameForOne);
  const isOfClass = (useClass()?.Code ?? null) !== null;
  return isOfClass ? null : game;
}

export const useIsForTwo = (): boolean => useOffered()?.maxPlayers === 2;

export function useIsForStorm(): boolean {
  const game = useOffered();
  return game !== null && isForStorm(game);
}
