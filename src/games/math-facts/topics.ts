import type { TopicRounds } from '../../catalogue/define-game.ts';

export const topicRounds: TopicRounds = {
  'add-two-digit-numbers': [{ round: { mode: 'addition', difficulty: 'hard' } }],
  'subtract-two-digit-numbers': [{ round: { mode: 'subtraction', difficulty: 'hard' } }],
};
