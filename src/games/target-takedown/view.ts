import { stateName } from '../../../machines/core/state-name';
import type { TargetTakedownSnapshot } from '../../../machines/target-takedown/machine';
import { RULES } from '../../../machines/target-takedown/rules';
import type { FairView } from './scene';
import type { Fate } from './scene/target-board';

const isPlaying = (snapshot: TargetTakedownSnapshot): boolean => snapshot.matches('playing');

/** The state of the game for `data-state`, including how a target ended. */
export function gameStateName(snapshot: TargetTakedownSnapshot): string {
  if (!snapshot.hasTag('feedback')) return stateName(snapshot.value);
  return fateOf(snapshot) === 'hit' ? 'playing.hit' : 'playing.missed';
}

export const isAnotherBoard = (before: FairView, now: FairView): boolean => before.board !== now.board;

/** How the target on the board ended, or that it is open. */
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

export function fairViewOf(snapshot: TargetTakedownSnapshot): FairView {
  const { round, questionSecondsLeft } = snapshot.context;
  const { board, chosen } = round;
  const fate = fateOf(snapshot);
  const isEnding = fate === 'open' && questionSecondsLeft !== null && questionSecondsLeft <= RULES.lastSeconds.target;
  return { board, chosen, fate, lastSeconds: isEnding ? questionSecondsLeft : null };
}
