import { defineGame, type GamePage } from '../../catalogue/define-game.ts';
import { chip, description, pageDescription, teaches, title } from './listing-text.ts';

export const game = defineGame({
  id: 'shape-match',
  title,
  description,
  chip,
  tint: 'leaf',
  section: 'primary',
  order: 4,
  crop: '[--ox:50%] [--oy:72%]',
  island: { order: 1, spot: '[--x:-93] [--y:19] [--w:198]' },
  firstRound: { seed: 383, questions: 3 },
  settings: { difficulty: ['easy', 'medium', 'hard'] },
  isTimed: false,
  opensWith: 'question',
  maxPlayers: 2,
});

export const page: GamePage = {
  description: pageDescription,
  ages: '5-9',
  teaches,
};
