import * as v from 'valibot';
import { LIMIT_MINUTES, NO_PLAY_LIMIT, type PlayLimit } from '../../machines/core/play-limit';
import { countSchema, parserOf } from '../../machines/core/stored-shape';
import { createEnvelopeStore } from './device-store';

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
