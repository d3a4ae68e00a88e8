import { useCallback } from 'react';
import { useHalf } from '../modes/duel/half';
import { announce } from './announcer';

/** Announces a sentence. With two players, the announcement includes the player's name. */
export function useAnnounce(): (sentence: string) => void {
  const name = useHalf()?.name;
  return useCallback((sentence) => announce(name === undefined ? sentence : `${name}: ${sentence}`), [name]);
}
