import * as v from 'valibot';
import type { Bests } from '../../machines/core/bests';
import { countSchema, recordOf } from '../../machines/core/stored-shape';
import { envelopeStore, type Store } from './device-store';

const count = v.fallback(countSchema, 0);
const bests = recordOf(v.object({ score: count, streak: count }));

const stores = new Map<string, Store<Bests>>();

const openStore = (game: string): Store<Bests> =>
  envelopeStore<Bests>(`numeria.${game}.bests`, {
    version: 1,
    fallback: {},
    parse: (data) => {
      const { success, output } = v.safeParse(bests, data);
      return success ? output : null;
    },
  });

/**
 * The best results of a game on this device. All callers share one store, because two stores in one tab would miss each
 * other's changes.
 */
export function bestsStore(game: string): Store<Bests> {
  const store = stores.get(game) ?? openStore(game);
  stores.set(game, store);
  return store;
}
