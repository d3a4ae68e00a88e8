import type * as English from '../../../../games/times-tables/stored-text';
import type { Catalogue } from '../../../catalogue';

export const puzzlesSolved: Catalogue<typeof English.puzzlesSolved> = 'Rompecabezas resueltos';
export const bestTimeLabel: Catalogue<typeof English.bestTimeLabel> = 'Mejor tiempo';
