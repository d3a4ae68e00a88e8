import type * as English from '../search-terms.ts';

export const ENDINGS: typeof English.ENDINGS = [
  [/eaux$/, 'eau'],
  [/([^e])aux$/, '$1al'],
];

export const FILLERS: typeof English.FILLERS =
  'au aux avec ce ces cette comment dans de des du elle en est et expliquer il je la le les leur ma mes mon ou où par pour ' +
  'pourquoi quand que quel quelle qui quoi sa ses son sur ta tes ton trouver tu un une vidéo vidéos voir';
