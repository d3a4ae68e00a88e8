import * as v from 'valibot';
import { parserOf } from '../../machines/core/stored-shape';
import { createEnvelopeStore, type Store } from './device-store';

/** The player's choices in a game's menu, by the names of its settings. */
export type MenuChoices = Readonly<Record<string, string>>;

/** The parts of a game's manifest that say what to store. */
interface GameSettings {
  readonly id: string;
  readonly settings: Readonly<Record<string, readonly [string, ...string[]]>>;
  readonly rememberedSettings?: readonly string[];
}

const stores = new Map<string, Store<MenuChoices>>();

function openStore({ id, settings, rememberedSettings = [] }: GameSettings): Store<MenuChoices> {
  const choices = rememberedSettings.map((name) => [name, settings[name] ?? ['']] as const);
  const schema = v.object(Object.fromEntries(choices.map(([name, values]) => [name, v.picklist(values)])));
  return createEnvelopeStore<MenuChoices>(`numeria.${id}.choice`, {
    version: 1,
    fallback: Object.fromEntries(choices.map(([name, values]) => [name, values[0]])),
    parse: parserOf(schema),
  });
}

/** The menu choices that this device stores for a game; null if the game stores none. All callers share one store. */
export function openChoicesStore(game: GameSettings): Store<MenuChoices> | null {
  if (game.rememberedSettings === undefined) return null;
  const store = stores.get(game.id) ?? openStore(game);
  stores.set(game.id, store);
  return store;
}
