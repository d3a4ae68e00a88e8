import type * as English from '../../../../games/arithmetic-hero/stored-text';
import type { Catalogue } from '../../../catalogue';

export const sumsSolved: Catalogue<typeof English.sumsSolved> = 'Cuentas resueltas';
export const levelsUnlocked: Catalogue<typeof English.levelsUnlocked> = 'Niveles abiertos';
export const achievementsEarned: Catalogue<typeof English.achievementsEarned> = 'Logros';
export const countOf: typeof English.countOf = (count, of) => `${count} de ${of}`;
