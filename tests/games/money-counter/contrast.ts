import { MARKET, TINT as MARKET_TINT, PILL_TINT } from '../../../src/games/money-counter/scene/colours';
import { LOOKS, METALS } from '../../../src/games/money-counter/scene/piece-looks';
import { type Pair } from '../../scenes/helpers/contrast';
import { findColour } from '../../scenes/helpers/drawn';

/** Pairs of colours in the scene that need enough contrast. */
export const pairs: readonly Pair[] = [
  ...[1, 5, 10, 25, 100].map(
    (piece): Pair => [
      `the figure on a piece of ${piece} cents`,
      'text',
      findColour(`money-counter/piece-${piece}`, 'figure'),
      findColour(`money-counter/piece-${piece}`, 'face'),
    ],
  ),
  ...Object.entries(METALS).map(
    ([name, { ink, base }]): Pair => [`the figure on a coin of ${name}`, 'text', ink, base],
  ),
  ...Object.entries(LOOKS).flatMap(([money, looks]) =>
    Object.entries(looks).flatMap(([piece, look]): readonly Pair[] =>
      'colour' in look ? [[`the figure on a note of ${piece} ${money}`, 'text', look.ink, look.colour]] : [],
    ),
  ),
  ...Object.entries(PILL_TINT).map(
    ([piece, pill]): Pair => [`the worth of a group of ${piece}`, 'text', MARKET_TINT.white, pill],
  ),
  ['the worth of a heap', 'text', MARKET_TINT.white, MARKET_TINT.heap],
  ['the total', 'text', MARKET_TINT.white, MARKET_TINT.total],
  ['an amount on the counter', 'text', MARKET_TINT.ink, MARKET.counter.base, 'of the place'],
  ['the question mark', 'largeText', MARKET_TINT.open, findColour('money-counter/mat', 'face')],
];
