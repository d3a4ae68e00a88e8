import { answerByChoosing, type BotGame, threeLivesRounds } from '../../e2e/helpers/bot-kit';

/** Works out the answer from the question: "3x + 4 = 19", "4 + x = 9", "x = 4. What is 3x?" */
function answerTo(question: string): number {
  const said = /^x = (\d+)\. What is (\d+)x\?$/.exec(question);
  if (said) return Number(said[1]) * Number(said[2]);
  const single = /^(\d+) \+ x = (\d+)$/.exec(question);
  if (single) return Number(single[2]) - Number(single[1]);
  const [, crates, added, total] = /^(\d*)x \+ (\d+) = (\d+)$/.exec(question) ?? [];
  return (Number(total) - Number(added)) / Number(crates || 1);
}

export const bot: BotGame = {
  menu: { state: 'menu', start: '🚀 Start Adventure!' },
  over: 'gameOver',
  again: '🔄 Play Again',
  toMenu: 'Main Menu',
  rounds: threeLivesRounds([/^Find x/, /^Easy/], [/^Balance/, /^Medium/], [/^Substitute/, /^Hard/]),
  answer: (sight, verdict) => answerByChoosing(sight, verdict, (text) => Number(text) === answerTo(sight.question)),
};
