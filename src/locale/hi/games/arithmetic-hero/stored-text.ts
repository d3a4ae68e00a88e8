import type * as English from '../../../../games/arithmetic-hero/stored-text';
import type { Catalogue } from '../../../catalogue';

export const sumsSolved: Catalogue<typeof English.sumsSolved> = 'हल किए सवाल';
export const levelsUnlocked: Catalogue<typeof English.levelsUnlocked> = 'खुले स्तर';
export const achievementsEarned: Catalogue<typeof English.achievementsEarned> = 'उपलब्धियाँ';
export const countOf: typeof English.countOf = (count, of) => `${of} में से ${count}`;
