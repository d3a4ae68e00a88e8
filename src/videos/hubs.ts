import type { Catalogue } from './catalogue';

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

const hub = (id: string, flag: string, label: string, description: string): Hub => ({
  id,
  label,
  description,
  path: `/video-hub/${id}`,
  picture: `/pictures/flags/${flag}.svg`,
});

/** The video hubs in page order. */
export const HUBS: readonly Hub[] = [
  hub('alevels', 'gb', 'A-Levels', 'Pure, Statistics and Mechanics'),
  hub('ib', 'ib', 'IB', 'AI SL & HL, and HL Additional'),
  hub('gcse', 'gb', 'GCSE', 'Foundation and Higher Tier'),
  hub('us', 'us', 'US Curriculum', 'Common Core, Grades 10 and 12'),
  hub('australian', 'au', 'Australian', 'Year 10 and Year 12, by topic'),
  hub('canadian', 'ca', 'Canadian', 'Grade 10 and Grade 12 playlists'),
  hub('cbse', 'in', 'CBSE', 'Class 10 and Class 12, by unit'),
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
