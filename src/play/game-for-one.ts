/* What offers a game to more players than one: only where one child plays it. */
import { createContext, use } from 'react';
import type { Game } from '../games/define-game';
import { useClass } from './class/class-context';

/** Whether a class can play a game against the storm. */
export const isForStorm = ({ maxPlayers, answersAtEnd }: Game): boolean => maxPlayers === 2 && answersAtEnd !== true;

/** The game of this page, where one child plays it. */
export const GameForOne = createContext<Game | null>(null);

/** The same, where it may be offered to others: the round of a class is left by nothing that plays another. */
export function useOffered(): Game | null {
  const game = use(GameForOne);
  const isOfClass = (useClass()?.Code ?? null) !== null;
  return isOfClass ? null : game;
}

/** Whether it can be played by two beside each other. */
export const useIsForTwo = (): boolean => useOffered()?.maxPlayers === 2;

/** Whether it can be played by a class. */
export function useIsForStorm(): boolean {
  const game = useOffered();
  return game !== null && isForStorm(game);
}
