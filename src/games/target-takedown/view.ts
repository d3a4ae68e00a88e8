import type { TargetTakedownSnapshot } from '../../../machines/target-takedown/machine';
import { RULES } from '../../../machines/target-takedown/rules';
import type { FairView } from './scene';
import type { Fate } from './scene/target-board';

/** Whether a round is being played. */
export const isPlaying = ({ value }: TargetTakedownSnapshot): boolean => typeof value !== 'string';

/** The state as `data-state` names it; the frame adds by itself whether it is paused. */
export const stateNameOf = ({ value }: TargetTakedownSnapshot): string =>
  typeof value === 'string' ? value : `playing.${value.playing.board}`;

/** Whether there is another target. */
export const isAnotherBoard = (before: FairView, now: FairView): boolean => before.board !== now.board;

/** What has become of the target on the board. */
export function fateOf({ value, context }: TargetTakedownSnapshot): Fate {
  if (typeof value === 'string') return 'open';
  switch (value.playing.board) {
    case 'choosing':
      return 'open';
    case 'hit':
      return 'hit';
    case 'missed':
      return context.misses.at(-1)?.kind ?? 'timeUp';
  }
}

/** What the scene shows. */
export function fairViewOf(snapshot: TargetTakedownSnapshot): FairView {
  const { board, chosen, targetSecondsLeft } = snapshot.context;
  const fate = fateOf(snapshot);
  const isEnding = fate === 'open' && targetSecondsLeft !== null && targetSecondsLeft <= RULES.lastSeconds.target;
  return { board, chosen, fate, lastSeconds: isEnding ? targetSecondsLeft : null };
}
