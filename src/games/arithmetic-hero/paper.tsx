import { LEVEL_IDS } from '../../../machines/arithmetic-hero/levels';
import { problemAt } from '../../../machines/arithmetic-hero/problems';
import type { Paper } from '../../play/paper/paper';
import { sumOnPaper } from '../../play/paper/sum-on-paper';

/** The sums of a level, which practice asks one after another. */
export const paper: Paper = {
  room: 'sum',
  fixed: { mode: 'practice' },
  questionAt: (seed, { level: name = '' }, number) => {
    const level = LEVEL_IDS.find((id) => String(id) === name) ?? LEVEL_IDS[0];
    return sumOnPaper(problemAt({ seed, time: 'none', hasPowerUps: false }, { level }, number));
  },
};
