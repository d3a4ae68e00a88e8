import type { TopicRounds } from '../../catalogue/define-game.ts';

export const topicRounds: TopicRounds = {
  'times-tables-to-12': [{ round: { size: '3' } }, { round: { size: '4' } }],
};
