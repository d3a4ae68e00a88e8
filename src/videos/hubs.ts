import type { Catalogue } from './catalogue';
import { HUB_TEXTS } from './hub-text.ts';

export interface Hub {
  readonly id: string;
  /** The name on its card. */
  readonly label: string;
  /** Its content in a few words. */
  readonly description: string;
  readonly path: `/video-hub/${string}`;
  /** The URL of its flag, which has a ratio of 4 to 3. */
  readonly picture: string;
}

const hub = (id: keyof typeof HUB_TEXTS, flag: string): Hub => ({
  id,
  ...HUB_TEXTS[id],
  path: `/video-hub/${id}`,
  picture: `/pictures/flags/${flag}.svg`,
});

/** The video hubs in page order. */
export const HUBS: readonly Hub[] = [
  hub('alevels', 'gb'),
  hub('ib', 'ib'),
  hub('gcse', 'gb'),
  hub('us', 'us'),
  hub('australian', 'au'),
  hub('canadian', 'ca'),
  hub('cbse', 'in'),
];

const FILES: Readonly<Record<string, () => Promise<{ default: Catalogue }>>> = {
  alevels: () => import('./catalogue/alevels.json'),
  ib: () => import('./catalogue/ib.json'),
  gcse: () => import('./catalogue/gcse.json'),
  us: () => import('./catalogue/us.json'),
  australian: () => import('./catalogue/australian.json'),
  canadian: () => import('./catalogue/canadian.json'),
  cbse: () => import('./catalogue/cbse.json'),
};

/** Throws if the catalogue cannot be loaded. */
export async function loadCatalogue(id: string): Promise<Catalogue> {
  const file = await FILES[id]?.();
  if (file === undefined) throw new Error(`There is no video hub "${id}".`);
  return file.default;
}
