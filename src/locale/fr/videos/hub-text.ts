import type * as English from '../../../videos/hub-text.ts';
import type { Catalogue } from '../../catalogue.ts';

export const HUB_TEXTS: Catalogue<typeof English.HUB_TEXTS> = {
  alevels: { label: 'A-Levels', description: 'Mathématiques pures, statistiques et mécanique' },
  ib: { label: 'IB', description: 'AI SL et HL, et compléments pour HL' },
  gcse: { label: 'GCSE', description: 'Foundation Tier et Higher Tier' },
  us: { label: 'États-Unis', description: 'Common Core, Grades 10 et 12' },
  australian: { label: 'Australie', description: 'Year 10 et Year 12, par thème' },
  canadian: { label: 'Canada', description: 'Playlists pour Grade 10 et Grade 12' },
  cbse: { label: 'CBSE', description: 'Class 10 et Class 12, par chapitre' },
};

export const videosOf: typeof English.videosOf = (hub) => `Vidéos ${hub}`;
