import type { MathFactsSnapshot } from '../../../machines/math-facts/machine';
import { isWaiting } from '../../play/round';
import type { RaceView } from './scene';

/** What the scene shows of the game now. */
export function raceViewOf(snapshot: MathFactsSnapshot): RaceView {
  const { seed, round, before, roundSecondsLeft, settings } = snapshot.context;
  const isAsking = snapshot.matches({ racing: 'asking' });
  return {
    race: seed,
    question: round.question,
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
