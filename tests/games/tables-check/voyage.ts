import { STARS, toStars } from '../../../machines/core/stars';
import { RULES } from '../../../machines/tables-check/rules';
import { checksStore } from '../../../src/games/tables-check/checks-store';
import { toSavedCheck } from '../../../src/games/tables-check/useTablesCheck';
import type { PlayVoyageRound } from '../../helpers/simulated-child';
import { check } from '../../machines/tables-check/helpers/check';

/** No question in a check has this answer. */
const WRONG = '1';

export const playRound: PlayVoyageRound = (seed, { isCorrect, thinksMs, remembers }) => {
  const game = check({ seed });
  for (game.toCheck(); game.state() !== 'finished'; game.toQuestion()) {
    game.advance(thinksMs());
    game.answer(isCorrect() ? game.right() : WRONG);
  }
  for (const answer of game.answered) remembers(answer);
  const checks = checksStore.read();
  // Gives each check a different time.
  const at = new Date(checks.length * RULES.questions * 10_000).toISOString();
  checksStore.update(() => [...checks, toSavedCheck(game.context(), at)]);
  return { stars: toStars(game.round().score / RULES.questions), max: STARS.max };
};
