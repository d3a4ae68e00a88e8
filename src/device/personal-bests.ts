import * as v from 'valibot';
import type { PersonalBests } from '../../machines/core/personal-bests';
import { countSchema, parserOf, recordSchema } from '../../machines/core/stored-shape';
import { createEnvelopeStore, type Store } from './device-store';

const count = v.fallback(countSchema, 0);
const bests = recordSchema(v.object({ score: count, streak: count }));

const stores = new Map<string, Store<PersonalBests>>();

const openStore = (game: string): Store<PersonalBests> =>
  createEnvelopeStore<PersonalBests>(`numeria.${game}.bests`, {
    version: 1,
    fallback: {},
    parse: parserOf(bests),
  });

/**
 * The best results of a game on this device. All callers share one store, because two stores in one tab would miss each
 * other's changes.
 */
export function openPersonalBestsStore(game: string): Store<PersonalBests> {
  const store = stores.get(game) ?? openStore(game);
  stores.set(game, store);
  return store;
}
