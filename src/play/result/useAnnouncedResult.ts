import { useEffect, useEffectEvent } from 'react';
import { announce } from '../internal/announcer';
import type { RingCount } from './ResultRing';
import type { Stars } from './ResultStars';

const starsText = ({ count, max }: Stars): string => ` and ${count} of ${max} ${max === 1 ? 'star' : 'stars'}`;

/** One sentence: "The round is over: 8 of 10 right and 2 of 3 stars." */
export const resultSentence = ({ number, of, unit }: RingCount, stars: Stars | null): string =>
  `The round is over: ${of > number ? `${number} of ${of}` : number} ${unit}${stars === null ? '' : starsText(stars)}.`;

/** Announces the result once. The heading has the focus, and everything else follows it under headings. */
export function useAnnouncedResult(sentence: string): void {
  const say = useEffectEvent(() => announce(sentence, { about: 'result' }));
  useEffect(() => say(), []);
}
