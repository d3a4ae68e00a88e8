import type * as English from '../../../../games/arithmetic-hero/stored-text';
import type { Catalogue } from '../../../catalogue';

export const sumsSolved: Catalogue<typeof English.sumsSolved> = 'Calculs résolus';
export const levelsUnlocked: Catalogue<typeof English.levelsUnlocked> = 'Niveaux débloqués';
export const achievementsEarned: Catalogue<typeof English.achievementsEarned> = 'Exploits';
export const countOf: typeof English.countOf = (count, of) => `${count} sur ${of}`;
