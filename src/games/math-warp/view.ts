import type { MathWarpSnapshot } from '../../../machines/math-warp/machine';
import type { Question } from '../../../machines/math-warp/questions';
import type { Happening } from '../../../machines/math-warp/round';
import { isWarp, RULES } from '../../../machines/math-warp/rules';

/** How the portal stands. */
export type Phase = 'opening' | 'open' | 'closing' | 'closed';

/** What the scene shows of a round. */
export interface WarpView {
  /** A name of the round: where it changes, nothing of the round before stays. */
  readonly round: string;
  readonly phase: Phase;
  /** How long the portal takes to open. */
  readonly openingMs: number;
  readonly question: Question;
  readonly tried: readonly number[];
  readonly isWarp: boolean;
  readonly happened: readonly Happening[];
}

function phaseOf(snapshot: MathWarpSnapshot): Phase {
  if (snapshot.matches({ playing: 'opening' })) return 'opening';
  if (snapshot.matches({ playing: 'open' })) return 'open';
  return snapshot.matches({ playing: 'closing' }) ? 'closing' : 'closed';
}

/** What the scene shows of the game now. */
export function warpViewOf(snapshot: MathWarpSnapshot): WarpView {
  const { seed, question, tried, streak, happened } = snapshot.context;
  return {
    round: String(seed),
    phase: phaseOf(snapshot),
    openingMs: tried.length > 0 ? RULES.portal.reopeningMs : RULES.portal.openingMs,
    question,
    tried,
    isWarp: isWarp(streak.now),
    happened,
  };
}
