import * as v from 'valibot';
import { LIMIT_MINUTES, NO_PLAY_LIMIT, type PlayLimit } from '../../machines/core/play-limit';
import { countSchema, parserOf } from '../../machines/core/stored-shape';
import { createEnvelopeStore } from './device-store';
import { PLAY_LIMIT_KEY } from './has-play-limit';

const limit = v.object({
  minutes: v.fallback(v.picklist(LIMIT_MINUTES), 0),
  day: v.fallback(countSchema, 0),
  ms: v.fallback(countSchema, 0),
});

/** The minutes of play that a grown-up has set for each day, and how long the child has played today. */
export const playLimitStore = createEnvelopeStore<PlayLimit>(PLAY_LIMIT_KEY, {
  version: 1,
  fallback: NO_PLAY_LIMIT,
  parse: parserOf(limit),
});
