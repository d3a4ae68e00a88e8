import { getTurnSeed, parseWeek, type Week, type WeekLeg } from '../../../../machines/core/week-link';
import { findWeek, getLegPlay, type WeekLog } from '../../../../machines/core/week-log';
import { GAMES } from '../../../catalogue';
import type { Game } from '../../../catalogue/define-game';
import { getLinkParameters } from '../../../catalogue/tables-rounds';

/** The query parameter with the text of a week, on its own page and in its rounds. */
export const WEEK_PARAMETER = 'week';

/** The page of a week. */
export const getWeekAddress = (text: string): string => `/week?${WEEK_PARAMETER}=${text}`;

/** The game of a leg; null if this version of the site does not have it. */
export const findLegGame = ({ game }: WeekLeg): Game | null => GAMES.find(({ id }) => id === game) ?? null;

/** A turn on one of the islands of a week. */
export interface WeekTurn {
  readonly text: string;
  readonly week: Week;
  readonly index: number;
  /** How often the child has been on this island, with this time; from 1. */
  readonly turn: number;
}

/** The address of the next turn, which starts at once; null if there is no such game. */
export function getTurnAddress(log: WeekLog, { text, week, index }: Omit<WeekTurn, 'turn'>): string | null {
  const leg = week.legs[index];
  const game = leg === undefined ? null : findLegGame(leg);
  if (leg === undefined || game === null) return null;
  const turn = getLegPlay(findWeek(log, text), index).rounds + 1;
  const parameters = new URLSearchParams({
    ...getLinkParameters({ ...leg, seed: getTurnSeed(leg, turn) }),
    [WEEK_PARAMETER]: text,
    leg: String(index),
    turn: String(turn),
    start: '1',
  });
  return `${game.path}?${parameters}`;
}

/** The turn in the address of a game; null if it is not part of a week that has this game. */
export function readWeekTurn(game: Game, search: string): WeekTurn | null {
  const parameters = new URLSearchParams(search);
  const text = parameters.get(WEEK_PARAMETER);
  if (text === null) return null;
  const read = parseWeek(text);
  const index = Number(parameters.get('leg'));
  const turn = Number(parameters.get('turn'));
  const isTurn = Number.isInteger(turn) && turn > 0;
  return read.type === 'week' && read.week.legs[index]?.game === game.id && isTurn
    ? { text, week: read.week, index, turn }
    : null;
}
