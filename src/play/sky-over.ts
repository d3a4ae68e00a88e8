import type { Tally } from '../../machines/core/stars';
import { type Sky, skyOf } from '../stage/sky';

/** With so many questions left it is dusk. */
const DUSK_QUESTIONS = 5;

/** What of a game says how the sky is. */
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
 * How the sky is over a game: by how hard is asked, and by how far a round of so many questions is. It changes with a
 * question, and never with an answer.
 */
export function skyOver(snapshot: UnderSky, questions = Number.POSITIVE_INFINITY): Sky {
  const { settings, nextSettings, round, tally, practice = null } = snapshot.context;
  if (snapshot.hasTag('menu') || snapshot.hasTag('result')) return skyOf((nextSettings ?? settings).difficulty);
  const asked = (tally?.answers ?? 0) - ((round.given ?? null) === null ? 0 : 1);
  return practice === null && asked >= questions - DUSK_QUESTIONS ? 'dusk' : skyOf(settings.difficulty);
}
