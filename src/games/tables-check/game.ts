import { defineGame, type GamePage } from '../../catalogue/define-game.ts';
import { chip, description, pageDescription, teaches, title } from './listing-text.ts';

const SWITCH = ['off', 'on'] as const;

export const game = defineGame({
  id: 'tables-check',
  title,
  description,
  chip,
  tint: 'sky',
  section: 'more',
  order: 13,
  crop: '[--ox:60%] [--oy:50%]',
  island: { order: 13, spot: '[--x:-188] [--y:318] [--w:124]' },
  settings: {
    alert: SWITCH,
    colours: ['own', 'black-white', 'yellow-black', 'black-blue', 'black-peach', 'blue-cream'],
    letters: ['regular', 'very-small', 'small', 'large', 'very-large', 'largest'],
    helper: SWITCH,
    next: SWITCH,
    aloud: SWITCH,
    pad: ['on', 'off'],
    reader: SWITCH,
    speech: SWITCH,
  },
  questionSettings: [],
  isTimed: true,
  hasTypedAnswers: true,
  maxPlayers: 2,
  isMarkedAtEnd: true,
  rememberedSettings: ['alert', 'colours', 'letters', 'helper', 'next', 'aloud', 'pad', 'reader', 'speech'],
});

export const page: GamePage = {
  description: pageDescription,
  ages: '8-11',
  teaches,
  sharePicture: { isNight: true },
};
