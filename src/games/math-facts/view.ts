import { waitsAfterMistake } from '../../../machines/core/time-setting';
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

/**
 * The question that was answered wrong, with its answer on a plate of its own until the next answer. Null if the
 * race waits after mistakes, because the question itself then stays.
 */
export function missedQuestion(snapshot: MathFactsSnapshot): Question | null {
  const { round, settings } = snapshot.context;
  const last = round.history.at(-1);
  if (last === undefined || last.isCorrect) return null;
  return isWaiting(snapshot) || waitsAfterMistake(settings.time) ? null : last.question;
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
