import * as v from 'valibot';
import { LIMIT_MINUTES, NO_PLAY_LIMIT, type PlayLimit, setLimitMinutes } from '../../machines/core/play-limit';
import { countSchema, parserOf } from '../../machines/core/stored-shape';
import { createEnvelopeStore } from './device-store';
import { readStoredText, writeStoredText } from './stored-strings';

const limit = v.object({
  minutes: v.fallback(v.picklist(LIMIT_MINUTES), 0),
  day: v.fallback(countSchema, 0),
  ms: v.fallback(countSchema, 0),
});

/**
 * The minutes of play that a grown-up has set for each day, and how long the child has played today. has-play-limit.ts
 * looks at the same key.
 */
export const playLimitStore = createEnvelopeStore<PlayLimit>('numeria.play-limit', {
  version: 1,
  fallback: NO_PLAY_LIMIT,
  parse: parserOf(limit),
});

/**
 * Sets the minutes of play. The first time, they are stored at once: has-play-limit.ts looks at what is stored, and a
 * child may open a game before the store writes, which is when the page is idle.
 */
export function storePlayMinutes(minutes: PlayLimit['minutes']): void {
  const { key, format, read } = playLimitStore;
  playLimitStore.update((limit) => setLimitMinutes(limit, minutes));
  if (readStoredText(key) === null) writeStoredText(key, JSON.stringify(format.print(read())));
}
