import * as v from 'valibot';
import { parserOf, recordSchema } from '../../machines/core/stored-shape';
import { createEnvelopeStore } from './device-store';

/**
 * The last round of each game on this device, by the id of the game, as its code (machines/core/friend-code.ts). It
 * holds when each answer was given, and whether it was right: about 100 characters.
 */
export type LastRounds = Readonly<Record<string, string>>;

/** The longest code, and far more games than there are. */
const MAX = { length: 1600, games: 64 } as const;

const lastRounds = recordSchema(v.pipe(v.string(), v.maxLength(MAX.length), v.regex(/^[\w-]+$/)), MAX.games);

export const lastRoundsStore = createEnvelopeStore<LastRounds>('numeria.last-rounds', {
  version: 1,
  fallback: {},
  parse: parserOf(lastRounds),
});
