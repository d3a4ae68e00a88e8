import { formatStateName } from '../../../machines/core/state-name';
import type { TargetTakedownSnapshot } from '../../../machines/target-takedown/machine';
import { RULES } from '../../../machines/target-takedown/rules';
import type { TargetTakedownView } from './scene';
import type { TargetOutcome } from './scene/target-board';

const isPlaying = (snapshot: TargetTakedownSnapshot): boolean => snapshot.matches('playing');

/** The game's state, as in `data-state`. It includes how a target ended. */
export function gameStateName(snapshot: TargetTakedownSnapshot): string {
  if (!snapshot.hasTag('feedback')) return formatStateName(snapshot.value);
  return getTargetOutcome(snapshot) === 'hit' ? 'playing.hit' : 'playing.missed';
}

export const isNewBoard = (before: TargetTakedownView, now: TargetTakedownView): boolean => before.board !== now.board;

/** How the current target ended, or that it is still open. */
export function getTargetOutcome(snapshot: TargetTakedownSnapshot): TargetOutcome {
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

export function getTargetTakedownView(snapshot: TargetTakedownSnapshot): TargetTakedownView {
  const { round, questionSecondsLeft } = snapshot.context;
  const { board, chosen } = round;
  const outcome = getTargetOutcome(snapshot);
  const isEnding =
    outcome === 'open' && questionSecondsLeft !== null && questionSecondsLeft <= RULES.lastSeconds.target;
  return { board, chosen, outcome, lastSeconds: isEnding ? questionSecondsLeft : null };
}
