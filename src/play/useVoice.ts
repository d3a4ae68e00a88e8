import { useEffect, useRef } from 'react';
import { hurryMusic } from '../device/music';
import { play } from '../device/sound';
import { useToRead } from './aloud/to-read';
import { useHalf } from './duel/half';
import { useAnnounce } from './useAnnounce';

/**
 * Reads each question out once, when it is first asked; null while none is. The key names it among all that the page asks,
 * those of other rounds included.
 */
export function useAnnouncedQuestion(question: string | null, key: string): void {
  const announce = useAnnounce();
  const last = useRef('');
  // The button that reads aloud is that of one player.
  useToRead(useHalf() === null ? question : null);
  useEffect(() => {
    if (question === null || key === last.current) return;
    last.current = key;
    announce(question);
  }, [question, key, announce]);
}

/** A tick for each of the last seconds of a limit, and drums in the music; null where nothing runs out. */
export function useLastSeconds(secondsLeft: number | null, lastSeconds: number): void {
  const isEnding = secondsLeft !== null && secondsLeft > 0 && secondsLeft <= lastSeconds;
  const second = isEnding ? secondsLeft : null;
  useEffect(() => {
    if (second !== null) play('tick');
  }, [second]);
  useEffect(() => {
    if (!isEnding) return undefined;
    hurryMusic(true);
    return () => hurryMusic(false);
  }, [isEnding]);
}
