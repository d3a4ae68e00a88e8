import type * as English from '../../../../play/facts/knowledge-level-text';
import type { Catalogue } from '../../../catalogue';

export const KNOWLEDGE_LEVEL_NAMES: Catalogue<typeof English.KNOWLEDGE_LEVEL_NAMES> = {
  new: 'aún sin preguntar',
  learning: 'aprendiendo',
  right: 'correcta',
  quick: 'rápida',
};

export const RUSTY_NAME = 'un poco olvidada';

export const stateText: typeof English.stateText = (known, isRusty) =>
  isRusty ? `${KNOWLEDGE_LEVEL_NAMES[known]}, ${RUSTY_NAME}` : KNOWLEDGE_LEVEL_NAMES[known];
