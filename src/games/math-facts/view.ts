import type { MathFactsSnapshot } from '../../../machines/math-facts/machine';
import type { Question } from '../../../machines/math-facts/questions';
import { isWaiting } from '../../play/round/round';
import type { MathFactsView } from './scene';

/**
 * The question on screen. While the race waits after a mistake, this is the question that was answered wrong,
 * even if another one has been asked already.
 */
export function shownQuestion(snapshot: MathFactsSnapshot): Question {
  const { question, message } = snapshot.context.round;
  return isWaiting(snapshot) && message?.kind === 'wrong' ? message.question : question;
}

export function getMathFactsView(snapshot: MathFactsSnapshot): MathFactsView {
  const { seed, round, before, roundSecondsLeft, settings } = snapshot.context;
  const isAsking = snapshot.matches({ racing: 'asking' });
  return {
    race: seed,
    question: shownQuestion(snapshot),
    isAnswerShown: isWaiting(snapshot),
    score: round.score,
    ghost: {
      best: before.score,
      secondsLeft: roundSecondsLeft,
      time: settings.time,
      isDriving: isAsking,
    },
    isRolling: isAsking,
  };
}
