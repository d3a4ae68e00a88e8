import { useCallback } from 'react';
import { announce } from './announcer';
import { useHalf } from './duel/half';

/** Announces a sentence; in one half of a board, with the player's name. */
export function useAnnounce(): (sentence: string) => void {
  const name = useHalf()?.name;
  return useCallback((sentence) => announce(name === undefined ? sentence : `${name}: ${sentence}`), [name]);
}
