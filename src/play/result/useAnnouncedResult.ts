import { useEffect, useEffectEvent } from 'react';
import { announce } from '../internal/announcer';

/** Announces the result once. The heading has the focus, and everything else follows it under headings. */
export function useAnnouncedResult(sentence: string): void {
  const say = useEffectEvent(() => announce(sentence, { about: 'result' }));
  useEffect(() => say(), []);
}
