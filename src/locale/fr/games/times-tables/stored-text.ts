import type * as English from '../../../../games/times-tables/stored-text';
import type { Catalogue } from '../../../catalogue';

export const puzzlesSolved: Catalogue<typeof English.puzzlesSolved> = 'Puzzles résolus';
export const bestTimeLabel: Catalogue<typeof English.bestTimeLabel> = 'Meilleur temps';
