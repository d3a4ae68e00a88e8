import { answerByChoosing, type BotGame, quizRounds } from '../../e2e/helpers/bot-kit';

export const bot: BotGame = {
  menu: { state: 'menu', start: 'Start Game' },
  over: 'finished',
  again: 'Play Again',
  toMenu: 'Main Menu',
  rounds: quizRounds(10),
  answer: (sight, verdict) => {
    const [known = 0, whole = 0] = (sight.question.match(/\d+/g) ?? []).map(Number);
    return answerByChoosing(sight, verdict, (text) => Number(text) === whole - known);
  },
};
