import { waitsAfterMistake } from '../../../machines/core/time-setting';
import type { TimeMasterSnapshot } from '../../../machines/time-master/machine';
import type { Question } from '../../../machines/time-master/questions';

/** What the scene shows of a round. */
export interface TowerView {
  /** The seed of the round: where it changes, nothing of the round before stays. */
  readonly round: number;
  readonly question: Question;
  readonly verdict: 'right' | 'wrong' | 'timeout' | null;
  /** Brisk: all is shown before the next question comes. Patient: the answer stands until the player goes on. */
  readonly pace: 'brisk' | 'patient';
}

/** What the scene shows of the game now. */
export function towerViewOf({ context: { seed, round, settings } }: TimeMasterSnapshot): TowerView {
  const verdict = round.given?.verdict ?? null;
  const waits = verdict !== 'right' && waitsAfterMistake(settings.time);
  return { round: seed, question: round.question, verdict, pace: waits ? 'patient' : 'brisk' };
}
