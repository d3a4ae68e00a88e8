import * as v from 'valibot';
import type { Bests } from '../../machines/core/bests';
import { envelopeStore, type Store } from './device-store';

/** No round brings more points or answers than this, however long it is. */
const MAX = 1_000_000_000;
const figure = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX)), 0);
const bests = v.record(v.string(), v.object({ score: figure, streak: figure }));

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

/** The bests of one game on this device: one store for all who ask, since two of one tab would not hear of each other. */
export function bestsStore(game: string): Store<Bests> {
  const store = stores.get(game) ?? openStore(game);
  stores.set(game, store);
  return store;
}
