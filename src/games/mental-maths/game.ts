import { defineGame, type GamePage } from '../../catalogue/define-game.ts';
import { cardTitle, chip, description, pageDescription, screenshotLabel, teaches, title } from './listing-text.ts';

export const game = defineGame({
  id: 'mental-maths',
  title,
  cardTitle,
  description,
  chip,
  tint: 'teal',
  section: 'primary',
  order: 1,
  crop: '[--ox:33%] [--oy:55%]',
  island: { order: 10, spot: '[--x:14] [--y:490] [--w:216]' },
  settings: {},
  questions: 25,
  isTimed: true,
  maxPlayers: 2,
});

export const page: GamePage = {
  description: pageDescription,
  ages: '7-11',
  teaches,
  isShortcut: true,
  screenshot: { form: 'narrow', label: screenshotLabel },
  sharePicture: { focusPercent: 62, islandAt: [506, 408] },
};
