import { correctRatio, STARS, toStars } from '../../../machines/core/stars';
import { readSavedProgress, storeChange } from '../../../src/games/arithmetic-hero/progress-stores';
import type { PlayVoyageRound } from '../../helpers/simulated-child';
import { heroGame } from '../../machines/arithmetic-hero/helpers/game';

/** Plays a round the way a simulated child does. */
export const playRound: PlayVoyageRound = (seed, { maxAnswers, isCorrect, thinksMs, remembers }) => {
  const game = heroGame({ seed, saved: readSavedProgress() });
  game.game.on('answered', remembers);
  game.start(seed);
  for (let answers = 0; game.state() !== 'gameover' && answers < maxAnswers; answers++) {
    game.advance(thinksMs());
    if (isCorrect()) game.solve();
    else game.fail();
  }
  game.endRound();
  for (const change of game.changes) storeChange(change);
  const { result } = game.context();
  const { solved = 0, wrong = 0, landed = 0 } = result?.tally ?? {};
  return { stars: toStars(correctRatio({ right: solved, answers: solved + wrong + landed })), max: STARS.max };
};
