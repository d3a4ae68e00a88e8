import { type DayPlan, type Leg, nextLeg } from '../../../../machines/core/day-voyage';
import { GAMES } from '../../../catalogue';
import type { Game } from '../../../catalogue/define-game';
import { queryString } from '../../links/links';

export interface NextStop {
  readonly game: Game;
  /** The URL of its round, which starts at once. */
  readonly address: string;
}

const legAddress = (game: Game, { round }: Leg): string =>
  `${game.path}${queryString({ ...round, voyage: '1', start: '1' })}`;

/** The next island of a voyage; null if the boat sails home. */
export function findNextStop(plan: DayPlan | null): NextStop | null {
  const leg = nextLeg(plan);
  const game = GAMES.find(({ id }) => id === leg?.game);
  return leg === null || game === undefined ? null : { game, address: legAddress(game, leg) };
}
