import { useEffect, useRef } from 'react';
import { setMusicHurry } from '../../device/music';
import { playSound } from '../../device/sound';
import { useAnnounce } from '../internal/useAnnounce';
import { useOwnsPage } from '../round/play-mode';
import { useReadAloudText } from './aloud/read-aloud-store';
import { hasSoundClues, playWarning } from './sound-clues';

/**
 * Announces each question once, when it is first asked. `question` is null while there is none. `key` identifies the
 * question across rounds.
 */
export function useAnnounceQuestion(question: string | null, key: string): void {
  const announce = useAnnounce();
  const last = useRef('');
  // With two players there is no button that reads aloud.
  useReadAloudText(useOwnsPage() ? question : null);
  useEffect(() => {
    if (question === null || key === last.current) return;
    last.current = key;
    announce(question, { about: 'question' });
  }, [question, key, announce]);
}

/** Ticks in each of the last seconds of a time limit and adds drums to the music; null if there is no limit. */
export function useLastSeconds(secondsLeft: number | null, lastSeconds: number): void {
  const isEnding = secondsLeft !== null && secondsLeft > 0 && secondsLeft <= lastSeconds;
  const second = isEnding ? secondsLeft : null;
  useEffect(() => {
    if (second !== null && !hasSoundClues()) playSound('tick');
  }, [second]);
  useEffect(() => {
    if (!isEnding) return undefined;
    playWarning('earTime');
    setMusicHurry(true);
    return () => setMusicHurry(false);
  }, [isEnding]);
}
