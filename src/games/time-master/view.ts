import { waitsAfterMistake } from '../../../machines/core/time-setting';
import type { TimeMasterSnapshot } from '../../../machines/time-master/machine';
import type { Question } from '../../../machines/time-master/questions';

export interface TimeMasterView {
  /** The seed of the round. When it changes, the scene is reset. */
  readonly round: number;
  readonly question: Question;
  readonly verdict: 'right' | 'wrong' | 'timeout' | null;
  /** Brisk: everything is shown before the next question. Patient: the answer stays until the player continues. */
  readonly pace: 'brisk' | 'patient';
}

export function getTimeMasterView({ context: { seed, round, settings } }: TimeMasterSnapshot): TimeMasterView {
  const verdict = round.given?.verdict ?? null;
  const waits = verdict !== 'right' && waitsAfterMistake(settings.time);
  return { round: seed, question: round.question, verdict, pace: waits ? 'patient' : 'brisk' };
}
