/* What offers a game to more players than one: only where one child plays it. */
import { createContext, use } from 'react';
import type { Game } from '../games/define-game';

/** Whether a class can play a game against the storm. */
export const isForStorm = ({ maxPlayers, answersAtEnd }: Game): boolean => maxPlayers === 2 && answersAtEnd !== true;

/** The game of this page, where one child plays it. */
export const GameForOne = createContext<Game | null>(null);

/** Whether it can be played by two beside each other. */
export const useIsForTwo = (): boolean => use(GameForOne)?.maxPlayers === 2;

/** Whether it can be played by a class. */
export function useIsForStorm(): boolean {
  const game = use(GameForOne);
  return game !== null && isForStorm(game);
}
