import { alternatingRounds, type BotGame, RIGHT, WRONG } from '../../e2e/helpers/bot-kit';

/** The indices of up to `max` numbers that add up to a target. Returns the first set found. */
function indicesMaking(target: number, numbers: readonly number[], from = 0, max = 4): readonly number[] | null {
  if (target === 0) return [];
  if (max === 0) return null;
  for (let index = from; index < numbers.length; index++) {
    const number = numbers[index] ?? Number.NaN;
    const others = number <= target ? indicesMaking(target - number, numbers, index + 1, max - 1) : null;
    if (others) return [index, ...others];
  }
  return null;
}

/** The indices of the largest numbers, until their sum exceeds the target. The sum never equals the target. */
function indicesOver(target: number, numbers: readonly number[]): readonly number[] {
  const order = numbers.map((number, index) => ({ number, index })).toSorted((one, other) => other.number - one.number);
  let sum = 0;
  return order.flatMap(({ number, index }) => {
    if (sum > target || sum + number === target) return [];
    sum += number;
    return [index];
  });
}

export const bot: BotGame = {
  menu: { state: 'menu', start: '🚀 START GAME' },
  over: 'gameOver',
  again: '🔄 Play Again',
  toMenu: '🏠 Main Menu',
  rounds: alternatingRounds(
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
