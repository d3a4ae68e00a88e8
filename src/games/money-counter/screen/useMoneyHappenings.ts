import type { MoneyCounterActor, MoneyHappening } from '../../../../machines/money-counter/machine';
import { useQuizHappenings } from '../../../play/quiz/useQuizHappenings';
import { play } from '../../../sound';
import { words } from '../text';

/** Money is laid down, slides together, or comes out of the till. */
function hear(happening: MoneyHappening): void {
  if (happening.kind === 'asked') play('coin');
  if (happening.kind !== 'solved' && happening.kind !== 'mistaken') return;
  const { type } = happening.question.asked;
  play(type === 'makeChange' ? 'till' : 'coinsSlide');
}

/** Lets the player hear what happens, tells it to those who listen, and throws confetti for each right answer. */
export function useMoneyHappenings(actor: MoneyCounterActor, isCalm: boolean): void {
  useQuizHappenings(actor, { words, isCalm, celebrates: 'answers', hear });
}
