import type { Tally } from '../../../machines/core/stars';
import { type Sky, skyForDifficulty } from '../../stage/sky';

/** Dusk falls with this many questions left. */
const DUSK_QUESTIONS = 5;

/** The part of a snapshot that the sky depends on. */
interface UnderSky {
  readonly context: {
    readonly settings: { readonly difficulty?: unknown };
    readonly nextSettings?: { readonly difficulty?: unknown };
    readonly round: { readonly given?: unknown };
    readonly tally?: Tally;
    readonly practice?: object | null;
  };
  hasTag(tag: 'menu' | 'result'): boolean;
}

/**
 * The sky over a game, from the difficulty and the progress of the round. It changes when a question is asked, never
 * when one is answered.
 */
export function getRoundSky(snapshot: UnderSky, questions = Number.POSITIVE_INFINITY): Sky {
  const { settings, nextSettings, round, tally, practice = null } = snapshot.context;
  if (snapshot.hasTag('menu') || snapshot.hasTag('result'))
    return skyForDifficulty((nextSettings ?? settings).difficulty);
  const asked = (tally?.answers ?? 0) - ((round.given ?? null) === null ? 0 : 1);
  return practice === null && asked >= questions - DUSK_QUESTIONS ? 'dusk' : skyForDifficulty(settings.difficulty);
}
