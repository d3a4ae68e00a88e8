import * as v from 'valibot';
import type { Game } from '../games/define-game';
import { envelopeStore, type Store } from './device-store';

/** What a player has chosen in the menu of a game, by the names of its settings. */
export type Chosen = Readonly<Record<string, string>>;

const stores = new Map<string, Store<Chosen>>();

function openStore({ id, settings, remembers = [] }: Game): Store<Chosen> {
  const choices = remembers.map((name) => [name, settings[name] ?? ['']] as const);
  const schema = v.object(Object.fromEntries(choices.map(([name, values]) => [name, v.picklist(values)])));
  return envelopeStore<Chosen>(`numeria.${id}.choice`, {
    version: 1,
    fallback: Object.fromEntries(choices.map(([name, values]) => [name, values[0]])),
    parse: (data) => {
      const { success, output } = v.safeParse(schema, data);
      return success ? output : null;
    },
  });
}

/** What this device remembers of the menu of a game, one store for all who ask; null where it remembers nothing. */
export function choicesStore(game: Game): Store<Chosen> | null {
  if (game.remembers === undefined) return null;
  const store = stores.get(game.id) ?? openStore(game);
  stores.set(game.id, store);
  return store;
}
