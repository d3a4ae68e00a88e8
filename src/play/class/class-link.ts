import type { ClassRound } from '../../../machines/core/class-code';
import { readSwitches } from '../../device/switches';
import type { Game } from '../../games/define-game';
import type { RoundLink } from '../round';

/** Whether a class can play a game together: one whose questions are counted, as two can play it too. */
export const isForClass = ({ maxPlayers }: Game): boolean => maxPlayers === 2;

/** Says in an address that its round is one of a class; afterwards it has the code of the child. */
export const CLASS_PARAMETER = 'class';

/** The round of a class that an address names, and the code that was reached in it; null where it names none. */
export function classPlayIn(game: Game, search: string): { readonly round: ClassRound; readonly code: string } | null {
  const code = new URLSearchParams(search).get(CLASS_PARAMETER);
  const { seed } = readSwitches(search);
  return code === null || seed === null ? null : { round: { game: game.id, seed }, code };
}

/** The settings of a round that its game knows, by their names; what is malformed is left out. */
export function roundSettings(game: Game, parameters: URLSearchParams): Readonly<Record<string, string>> {
  const known = { ...game.settings, ...(game.isTimed && { time: ['normal', 'longer', 'none'] }) };
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, values]) => {
      const value = parameters.get(name);
      return value !== null && values.includes(value) ? [[name, value]] : [];
    }),
  );
}

/** The address of the board on which a class gathers around a round. */
export function boardAddress(game: Game, round: RoundLink): string {
  const named = new URLSearchParams(Object.entries(round).map(([name, value]) => [name, String(value)]));
  const settings = Object.entries(roundSettings(game, named));
  return `/class?${new URLSearchParams([['game', game.id], ...settings, ['seed', String(round['seed'])]])}`;
}
