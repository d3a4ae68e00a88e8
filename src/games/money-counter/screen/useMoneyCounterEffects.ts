import type { MoneyCounterActor } from '../../../../machines/money-counter/machine';
import type { Question } from '../../../../machines/money-counter/questions';
import { playSound } from '../../../device/sound';
import { useQuizEffects } from '../../../play/quiz/useQuizEffects';
import { quizText } from '../question';

const playMoney = ({ question }: { readonly question: Question }) =>
  playSound(question.asked.type === 'makeChange' ? 'till' : 'coinsSlide');
/** Plays the sound of money that is put down, grouped, or taken out of the till. */
const ON = { asked: () => playSound('coin'), correct: playMoney, incorrect: playMoney, timedOut: playMoney };

/** Plays a round's sounds, announces feedback to screen readers, and throws confetti for each correct answer. */
export function useMoneyCounterEffects(actor: MoneyCounterActor, reducedMotion: boolean): void {
  useQuizEffects(actor, { quizText, reducedMotion, celebrates: 'answers', on: ON });
}
