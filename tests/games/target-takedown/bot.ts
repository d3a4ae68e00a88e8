import { type BotGame, both, RIGHT, WRONG } from '../../e2e/helpers/bot-kit';
import { indicesMaking, indicesOver } from '../../e2e/helpers/target-takedown';

/** How bots play it. */
export const bot: BotGame = {
  menu: { state: 'menu', start: '🚀 START GAME' },
  over: 'gameOver',
  again: '🔄 Play Again',
  toMenu: '🏠 Main Menu',
  rounds: both(
    { time: 'normal', chosen: [/^Classic/], answers: [RIGHT, WRONG], end: 'time' },
    { time: 'longer', chosen: [/^Survival/], answers: [RIGHT, WRONG, WRONG, WRONG], end: 'answer' },
    { time: 'none', chosen: [/^Chill/], answers: [WRONG, RIGHT], end: 'End game' },
  ),
  answer: ({ question, choices }, verdict) => {
    const target = Number(/^Make (\d+)$/.exec(question)?.[1]);
    const numbers = choices.map(({ text }) => Number(text));
    return { kind: 'chosen', indices: (verdict === RIGHT ? indicesMaking : indicesOver)(target, numbers) ?? [] };
  },
};
