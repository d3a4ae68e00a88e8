import type { MathFactsSnapshot } from '../../../machines/math-facts/machine';
import type { Question } from '../../../machines/math-facts/questions';
import { isWaiting } from '../../play/round';
import type { RaceView } from './scene';

/** The question that is seen: while a mistake waits for the player, the one that went wrong, also where another one is asked. */
export function questionSeen(snapshot: MathFactsSnapshot): Question {
  const { question, message } = snapshot.context.round;
  return isWaiting(snapshot) && message?.kind === 'wrong' ? message.question : question;
}

/** What the scene shows of the game now. */
export function raceViewOf(snapshot: MathFactsSnapshot): RaceView {
  const { seed, round, before, roundSecondsLeft, settings } = snapshot.context;
  const isAsking = snapshot.matches({ racing: 'asking' });
  return {
    race: seed,
    question: questionSeen(snapshot),
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
