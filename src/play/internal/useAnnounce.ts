import { useCallback } from 'react';
import { usePlayMode } from '../round/play-mode';
import { type AnnouncementOptions, announce } from './announcer';

/**
 * Announces a sentence. With two players, the announcement includes the player's name, and does not interrupt the other
 * player's.
 */
export function useAnnounce(): (sentence: string, options?: AnnouncementOptions) => void {
  const name = usePlayMode().seat?.name;
  return useCallback(
    (sentence, options = {}) => {
      if (name === undefined) announce(sentence, options);
      else announce(`${name}: ${sentence}`, { about: `${name}: ${options.about ?? sentence}` });
    },
    [name],
  );
}
