import type { TopicRounds } from '../../catalogue/define-game.ts';

export const topicRounds: TopicRounds = {
  'add-two-digit-numbers': [{ mode: 'addition', difficulty: 'hard' }],
  'subtract-two-digit-numbers': [{ mode: 'subtraction', difficulty: 'hard' }],
};
