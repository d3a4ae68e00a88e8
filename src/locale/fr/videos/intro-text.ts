import type * as English from '../../../videos/intro-text';
import type { Catalogue } from '../../catalogue';

export const INTROS: Catalogue<typeof English.INTROS> = {
  alevels: 'Des vidéos de mathématiques pures, de statistiques et de mécanique, chapitre par chapitre.',
  ib: 'Des vidéos pour AI SL et HL, puis pour AA et d’autres thèmes de HL, chapitre par chapitre.',
  gcse: 'Des vidéos pour Foundation Tier et Higher Tier, chapitre par chapitre.',
  us: 'Des vidéos et des cours pour Grade 10 et Grade 12, chapitre par chapitre.',
  australian: 'Des vidéos pour Year 10 et Year 12, chapitre par chapitre.',
  canadian: 'Des playlists pour Grade 10 et Grade 12, chapitre par chapitre.',
  cbse: 'Des vidéos pour Class 10 et Class 12, chapitre par chapitre.',
};

export const HEADINGS: Catalogue<typeof English.HEADINGS> = {
  alevels: 'Mathématiques A-Levels',
  ib: 'Mathématiques IB',
  gcse: 'Mathématiques GCSE',
  us: 'Mathématiques US Common Core',
  australian: 'Mathématiques d’Australie',
  canadian: 'Mathématiques du Canada',
  cbse: 'Mathématiques CBSE',
};
