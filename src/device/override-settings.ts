import { createStore, type PageStore } from '../ui/page-store';
import type { Store } from './device-store';

export interface SettingsStore<Settings> extends Pick<Store<Settings>, 'format' | 'read'> {
  /** Changes settings, and stores only those whose values have changed. */
  update(change: (settings: Settings) => Settings): void;
  readonly subscribe: PageStore<Settings>['subscribe'];
}

/**
 * Overrides stored settings until the page is closed. The overrides are never stored. Once the player changes an
 * overridden setting, the player's choice is stored and applies instead.
 */
export function overrideSettings<Settings extends object>(
  stored: Store<Settings>,
  overrides: Partial<Settings>,
): SettingsStore<Settings> {
  const active = new Map(Object.entries(overrides));
  const applied = (settings: Settings): Settings =>
    active.size === 0 ? settings : { ...settings, ...Object.fromEntries(active) };
  const { read, set, subscribe } = createStore(applied(stored.read()));
  const follow = () => set(applied(stored.read()));
  stored.subscribe(follow);
  return {
    format: stored.format,
    read,
    subscribe,
    update: (change) => {
      const before = new Map(Object.entries(read()));
      const changes = Object.entries(change(read())).filter(([name, value]) => value !== before.get(name));
      if (changes.length === 0) return;
      for (const [name] of changes) active.delete(name);
      stored.update((settings) => ({ ...settings, ...Object.fromEntries(changes) }));
      follow();
    },
  };
}
