import type { MoneyProblem } from '../../../machines/money-counter/money-problem';

/** Kind explanations of mistakes. `piece` is the name of one coin or note. */
export const typicalMistakes = {
  pieceLeftOut: (piece: string) => `So close! One more ${piece}.`,
  pieceTwice: (piece: string) => `So close! Just one ${piece} too many.`,
  allAsOther: (piece: string, value: string) => `Each ${piece} is worth ${value}.`,
  pieces: 'You counted the coins, not what they are worth.',
  price: 'That is the price, not the change.',
  paid: 'That is what you pay, not the change.',
  oneAlone: (type: MoneyProblem['type']) =>
    type === 'addMoney' ? 'That is only one part. Add both parts.' : 'That is one of them. What is the difference?',
  together: 'That is the total. What is the difference?',
  smallerFromLarger: 'Start at the smaller amount and count up.',
  tenLess: (ten: string) => `So close! ${ten} more.`,
  tenMore: (ten: string) => `So close! Just ${ten} too much.`,
  digits: 'Check how many digits you typed.',
  point: 'Right digits! Just move the decimal point.',
} as const;
