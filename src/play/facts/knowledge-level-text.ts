import type { KnowledgeLevel } from '../../../machines/learning/memory';

export const KNOWLEDGE_LEVEL_NAMES: Readonly<Record<KnowledgeLevel, string>> = {
  new: 'not asked yet',
  learning: 'learning',
  right: 'right',
  quick: 'quick',
};

/** A fact that was known, but has not been asked for a while or was missed recently. */
export const RUSTY_NAME = 'a bit rusty';

/** "quick, a bit rusty" */
export const stateText = (known: KnowledgeLevel, isRusty: boolean): string =>
  isRusty ? `${KNOWLEDGE_LEVEL_NAMES[known]}, ${RUSTY_NAME}` : KNOWLEDGE_LEVEL_NAMES[known];
