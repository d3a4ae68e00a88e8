import type { TopicRounds } from '../../catalogue/define-game.ts';

export const topicRounds: TopicRounds = {
  'add-two-digit-numbers': [{ round: { mode: 'practice', level: '2' }, isMixed: true }],
  'multiply-larger-numbers': [{ round: { mode: 'practice', level: '3' }, isMixed: true }],
  'subtract-below-zero': [{ round: { mode: 'practice', level: '5' }, isMixed: true }],
};
