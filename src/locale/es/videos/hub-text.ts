import type * as English from '../../../videos/hub-text.ts';
import type { Catalogue } from '../../catalogue.ts';

export const HUB_TEXTS: Catalogue<typeof English.HUB_TEXTS> = {
  alevels: { label: 'A-Levels', description: 'Matemáticas puras, estadística y mecánica' },
  ib: { label: 'IB', description: 'AI SL y HL, y más temas de HL' },
  gcse: { label: 'GCSE', description: 'Foundation Tier y Higher Tier' },
  us: { label: 'EE. UU.', description: 'Common Core, Grades 10 y 12' },
  australian: { label: 'Australia', description: 'Year 10 y Year 12, por temas' },
  canadian: { label: 'Canadá', description: 'Listas para Grade 10 y Grade 12' },
  cbse: { label: 'CBSE', description: 'Class 10 y Class 12, por unidades' },
};

export const videosOf: typeof English.videosOf = (hub) => `Vídeos de ${hub}`;
