import { useCallback } from 'react';
import { announce } from './announcer';
import { useHalf } from './duel/half';

/** Says a sentence to those who listen; in a half of a board with the name of who it is for. */
export function useAnnounce(): (sentence: string) => void {
  const name = useHalf()?.name;
  return useCallback((sentence) => announce(name === undefined ? sentence : `${name}: ${sentence}`), [name]);
}
