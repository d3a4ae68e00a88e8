import { type BotGame, SOME, sum } from '../../e2e/helpers/bot-kit';

export const bot: BotGame = {
  menu: { state: 'menu', start: 'Start Game' },
  over: 'gameover',
  again: 'Play Again',
  toMenu: 'Main Menu',
  rounds: {
    keyboard: [
      { time: 'normal', chosen: [/Arcade/], answers: SOME, end: 'time' },
      { time: 'none', chosen: [/Practice/, /^choose$/], answers: SOME, end: 'Back to Menu' },
      { time: 'none', chosen: [/Arcade/], answers: SOME, end: 'pause' },
    ],
    touch: [
      { time: 'normal', chosen: [/Challenge/, /^choose$/], begin: 'Begin Challenge', answers: SOME, end: 'time' },
      { time: 'longer', chosen: [/Arcade/, /^type$/], answers: SOME, end: 'pause' },
      { time: 'none', chosen: [/Practice/], answers: SOME, end: 'Back to Menu' },
    ],
  },
  answer: sum,
};
