import { formatStateName } from '../../../machines/core/state-name';
import type { MathWarpSnapshot } from '../../../machines/math-warp/machine';
import type { Question } from '../../../machines/math-warp/questions';
import { openingMs } from '../../../machines/math-warp/round';
import { isWarpStreak } from '../../../machines/math-warp/rules';

export type PortalPhase = 'opening' | 'open' | 'closing' | 'closed';

export interface MathWarpView {
  /** Identifies the round. When it changes, everything from the previous round is removed. */
  readonly round: string;
  readonly phase: PortalPhase;
  /** How long the portal takes to open, in ms. */
  readonly openingMs: number;
  readonly question: Question;
  readonly tried: readonly number[];
  readonly isWarp: boolean;
}

function phaseOf(snapshot: MathWarpSnapshot): PortalPhase {
  if (snapshot.matches({ playing: 'opening' })) return 'opening';
  if (snapshot.matches({ playing: 'open' })) return 'open';
  const { given } = snapshot.context.round;
  return snapshot.matches('playing') && given?.verdict === 'right' ? 'closing' : 'closed';
}

/** The game's state, as in `data-state`. During a round it includes the phase of the portal. */
export const gameStateName = (snapshot: MathWarpSnapshot): string =>
  snapshot.matches('playing') ? `playing.${phaseOf(snapshot)}` : formatStateName(snapshot.value);

export function getMathWarpView(snapshot: MathWarpSnapshot): MathWarpView {
  const { seed, round } = snapshot.context;
  const { question, tried, streak } = round;
  return {
    round: String(seed),
    phase: phaseOf(snapshot),
    openingMs: openingMs(round),
    question,
    tried,
    isWarp: isWarpStreak(streak.now),
  };
}
