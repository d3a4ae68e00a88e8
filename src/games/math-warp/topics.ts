import type { TopicRounds } from '../../catalogue/define-game.ts';

export const topicRounds: TopicRounds = {
  'missing-factors': [{ round: {} }],
};
