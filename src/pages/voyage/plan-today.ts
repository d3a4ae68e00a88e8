import lessons from 'virtual:lessons';
import type { DayPlan } from '../../../machines/core/day-voyage';
import { planDay } from '../../../machines/learning/day-plan';
import { GAMES } from '../../catalogue';
import type { Game } from '../../catalogue/define-game';
import { findFactRounds } from '../../catalogue/fact-rounds';
import { getGameSkills } from '../../catalogue/game-skills';
import { lastRoundsStore } from '../../device/last-rounds';
import { learningStore } from '../../device/learning';
import { voyageStore } from '../../device/voyage';

const youngestOf = (game: string): number => Number.parseInt(lessons[game]?.ages ?? '', 10) || 0;

/**
 * A game that is marked only at its end is a test, so no voyage leads there. A round without an end would keep the boat
 * at its island.
 */
const isOnVoyages = ({ isMarkedAtEnd, hasEndlessRounds }: Game): boolean => !isMarkedAtEnd && !hasEndlessRounds;

/** Today's voyage for the child on this device; null before its first visit to an island. */
export function planToday(day: number, hearts: ReadonlySet<string>): DayPlan | null {
  const { last, stars } = voyageStore.read();
  const rounds = lastRoundsStore.read();
  return planDay({
    day,
    memory: learningStore.read(),
    islands: GAMES.filter(isOnVoyages).map(({ id }) => ({
      game: id,
      youngest: youngestOf(id),
      stars: Object.hasOwn(stars, id) ? (stars[id] ?? 0) : null,
      skills: getGameSkills(id),
      hasLastRound: Object.hasOwn(rounds, id),
      isLastVisit: last === id,
      hasHeart: hearts.has(id),
    })),
    findRounds: (operation, facts) =>
      findFactRounds(operation, facts).map(({ game, round }) => ({ game: game.id, round })),
  });
}
