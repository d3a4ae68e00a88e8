import type { ArithmeticHeroSnapshot } from '../../../machines/arithmetic-hero/machine';
import type { ArithmeticHeroView } from './scene';

/** The part of a round that the scene shows. Between sums, and once a round is over, the sky is empty. */
export function arithmeticHeroViewOf(snapshot: ArithmeticHeroSnapshot): ArithmeticHeroView {
  const { cards, shield, wave, begunMs, settings } = snapshot.context.round;
  const isShown = snapshot.hasTag('open') || snapshot.hasTag('feedback');
  return { round: `${settings.seed} ${begunMs}`, cards: isShown ? cards : NO_CARDS, shield, wave };
}

const NO_CARDS: ArithmeticHeroView['cards'] = [];

/**
 * Whether the canvas can replace the DOM without a visible jump: when the sky is empty, when a wave starts, or
 * between two sums in a mode that shows one at a time.
 */
export const canSwapToCanvas = (before: ArithmeticHeroView, { cards, wave }: ArithmeticHeroView): boolean =>
  cards.length === 0 ||
  wave > before.wave ||
  cards.some(({ problem, fall }) => fall === null && problem !== before.cards[0]?.problem);
