import type * as English from '../../../../play/facts/knowledge-level-text';
import type { Catalogue } from '../../../catalogue';

export const KNOWLEDGE_LEVEL_NAMES: Catalogue<typeof English.KNOWLEDGE_LEVEL_NAMES> = {
  new: 'pas encore vu',
  learning: 'en cours',
  right: 'juste',
  quick: 'rapide',
};

export const RUSTY_NAME = 'un peu rouillé';

export const stateText: typeof English.stateText = (known, isRusty) =>
  isRusty ? `${KNOWLEDGE_LEVEL_NAMES[known]}, ${RUSTY_NAME}` : KNOWLEDGE_LEVEL_NAMES[known];
