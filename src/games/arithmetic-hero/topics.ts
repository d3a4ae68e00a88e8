import type { TopicRounds } from '../../catalogue/define-game.ts';

export const topicRounds: TopicRounds = {
  'add-two-digit-numbers': [{ mode: 'practice', level: '2' }],
  'multiply-larger-numbers': [{ mode: 'practice', level: '3' }],
  'subtract-below-zero': [{ mode: 'practice', level: '5' }],
};
