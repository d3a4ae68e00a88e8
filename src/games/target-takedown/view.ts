import { stateName } from '../../../machines/core/state-name';
import type { TargetTakedownSnapshot } from '../../../machines/target-takedown/machine';
import { RULES } from '../../../machines/target-takedown/rules';
import type { FairView } from './scene';
import type { Fate } from './scene/target-board';

/** Whether a round is being played. */
const isPlaying = (snapshot: TargetTakedownSnapshot): boolean => snapshot.matches('playing');

/** The state of the game as `data-state` names it; a target that is no longer open with what became of it. */
export function gameStateName(snapshot: TargetTakedownSnapshot): string {
  if (!snapshot.hasTag('feedback')) return stateName(snapshot.value);
  return fateOf(snapshot) === 'hit' ? 'playing.hit' : 'playing.missed';
}

/** Whether there is another target. */
export const isAnotherBoard = (before: FairView, now: FairView): boolean => before.board !== now.board;

/** What has become of the target on the board. */
export function fateOf(snapshot: TargetTakedownSnapshot): Fate {
  const { given } = snapshot.context.round;
  if (given === null || !isPlaying(snapshot)) return 'open';
  switch (given.verdict) {
    case 'right':
      return 'hit';
    case 'wrong':
      return 'overshoot';
    case 'timeout':
      return 'timeUp';
  }
}

/** What the scene shows. */
export function fairViewOf(snapshot: TargetTakedownSnapshot): FairView {
  const { round, questionSecondsLeft } = snapshot.context;
  const { board, chosen } = round;
  const fate = fateOf(snapshot);
  const isEnding = fate === 'open' && questionSecondsLeft !== null && questionSecondsLeft <= RULES.lastSeconds.target;
  return { board, chosen, fate, lastSeconds: isEnding ? questionSecondsLeft : null };
}
