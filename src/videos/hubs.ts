import type { LoadScreen } from '../games/catalogue';

/** All that pages know of a video hub. */
export interface Hub {
  readonly id: string;
  /** The name on its card. */
  readonly label: string;
  /** What it holds, in a few words. */
  readonly description: string;
  readonly path: `/video-hub/${string}`;
  /** The address of its flag, 4 x 3. */
  readonly picture: string;
  /** Null for a hub that is not built yet: a page says so in its place. */
  readonly load: LoadScreen | null;
}

const hub = (id: string, flag: string, label: string, description: string): Hub => ({
  id,
  label,
  description,
  path: `/video-hub/${id}`,
  picture: `/pictures/flags/${flag}.svg`,
  load: null,
});

/** The seven video hubs, in the order in which pages show them. */
export const HUBS: readonly Hub[] = [
  hub('alevels', 'gb', 'A-Levels', 'Pure, Statistics and Mechanics'),
  hub('ib', 'ib', 'IB', 'AI SL & HL, and HL Additional'),
  hub('gcse', 'gb', 'GCSE', 'Foundation and Higher Tier'),
  hub('us', 'us', 'US Curriculum', 'Common Core, Grades 10 and 12'),
  hub('australian', 'au', 'Australian', 'Year 10 and Year 12, by topic'),
  hub('canadian', 'ca', 'Canadian', 'Grade 10 and Grade 12 playlists'),
  hub('cbse', 'in', 'CBSE', 'Class 10 and Class 12, by unit'),
];
