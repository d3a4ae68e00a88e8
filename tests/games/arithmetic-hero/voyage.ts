import { ratioOf, STARS, starsOf } from '../../../machines/core/stars';
import { listenToAnswers } from '../../../src/games/arithmetic-hero/round';
import { keepChange, readSaved } from '../../../src/games/arithmetic-hero/saved';
import type { PlayRound } from '../../helpers/voyager';
import { heroGame } from '../../machines/arithmetic-hero/helpers/game';

/** How a simulated child plays a round. */
export const playRound: PlayRound = (seed, { maxAnswers, isCorrect, thinksMs, remembers }) => {
  const game = heroGame({ seed, saved: readSaved() });
  listenToAnswers(game.game, remembers);
  game.start(seed);
  for (let answers = 0; game.state() !== 'gameover' && answers < maxAnswers; answers++) {
    game.advance(thinksMs());
    if (isCorrect()) game.solve();
    else game.fail();
  }
  game.endRound();
  for (const change of game.changes) keepChange(change);
  const { result } = game.context();
  const { solved = 0, wrong = 0, landed = 0 } = result?.tally ?? {};
  return { stars: starsOf(ratioOf({ right: solved, answers: solved + wrong + landed })), max: STARS.max };
};
