import { useCallback } from 'react';
import { usePlayMode } from '../round/play-mode';
import { announce } from './announcer';

/** Announces a sentence. With two players, the announcement includes the player's name. */
export function useAnnounce(): (sentence: string) => void {
  const name = usePlayMode().seat?.name;
  return useCallback((sentence) => announce(name === undefined ? sentence : `${name}: ${sentence}`), [name]);
}
