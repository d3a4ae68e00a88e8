import type * as English from '../../../../play/facts/knowledge-level-text';
import type { Catalogue } from '../../../catalogue';

export const KNOWLEDGE_LEVEL_NAMES: Catalogue<typeof English.KNOWLEDGE_LEVEL_NAMES> = {
  new: 'अभी नहीं पूछा गया',
  learning: 'सीखना जारी',
  right: 'सही',
  quick: 'झटपट',
};

export const RUSTY_NAME = 'थोड़ा भूला हुआ';

export const stateText: typeof English.stateText = (known, isRusty) =>
  isRusty ? `${KNOWLEDGE_LEVEL_NAMES[known]}, ${RUSTY_NAME}` : KNOWLEDGE_LEVEL_NAMES[known];
