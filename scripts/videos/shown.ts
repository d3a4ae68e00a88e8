/* What the hubs show: everything except the entries that the check has found to be gone. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface StoredEntry {
  readonly gone?: string | undefined;
}

interface StoredHub {
  readonly tabs: readonly { readonly units: readonly { readonly entries: readonly StoredEntry[] }[] }[];
}

export const isShown = ({ gone }: StoredEntry): boolean => gone === undefined;

/** A hub without the entries that are gone, and without the units and tabs that they leave empty. */
export function withoutGone<Hub extends StoredHub>(hub: Hub): Hub {
  const tabs = hub.tabs.map((tab) => {
    const units = tab.units.map((unit) => ({ ...unit, entries: unit.entries.filter(isShown) }));
    return { ...tab, units: units.filter(({ entries }) => entries.length > 0) };
  });
  return { ...hub, tabs: tabs.filter(({ units }) => units.length > 0) };
}

/** The text of each hub's file in a folder. */
export const readHubFiles = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
