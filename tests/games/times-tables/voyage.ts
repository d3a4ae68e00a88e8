import { countStars, RULES } from '../../../machines/times-tables/rules';
import { withCompletion } from '../../../machines/times-tables/stats';
import { statsStore } from '../../../src/games/times-tables/stats-store';
import type { PlayVoyageRound } from '../../helpers/simulated-child';
import { timesTables } from '../../machines/times-tables/helpers/game';

/** The simulated child corrects a wrong factor and checks again. */
export const playRound: PlayVoyageRound = (seed, { isCorrect, thinksMs, remembers }) => {
  const game = timesTables({ seed, stats: statsStore.read() });
  const [factor = 1] = game.context().puzzle.rowFactors;
  game.fillRight();
  game.advance(thinksMs());
  while (!isCorrect()) {
    game.fill('row', 0, (factor % 9) + 1);
    game.check();
    game.advance(thinksMs());
  }
  game.solve();
  for (const answer of game.answered) remembers(answer);
  for (const completion of game.completed) statsStore.update((stats) => withCompletion(stats, completion));
  return { stars: countStars(game.context().checks), max: RULES.stars.max };
};
