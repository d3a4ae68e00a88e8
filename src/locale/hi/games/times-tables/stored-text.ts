import type * as English from '../../../../games/times-tables/stored-text';
import type { Catalogue } from '../../../catalogue';

export const puzzlesSolved: Catalogue<typeof English.puzzlesSolved> = 'हल हुई पहेलियाँ';
export const bestTimeLabel: Catalogue<typeof English.bestTimeLabel> = 'सबसे अच्छा समय';
