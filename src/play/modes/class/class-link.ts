import type { ClassRound } from '../../../../machines/core/class-code';
import type { Game } from '../../../catalogue/define-game';
import { hasMultipleChoice } from '../../../catalogue/multiple-choice';
import { readUrlOptions } from '../../../device/url-options';
import { ANSWER_OPTIONS } from '../../round/answer-mode';
import type { RoundParameters } from '../../round/round';

/** Whether a game has a class mode, which needs countable questions, like the two-player mode. */
export const hasClassMode = ({ maxPlayers }: Game): boolean => maxPlayers === 2;

/** Query parameter that marks a class round. After the round it holds the child's code. */
export const CLASS_PARAMETER = 'class';

/** The class round in a URL, with the child's code if there is one; null if the URL has no class round. */
export function parseClassRound(
  game: Game,
  search: string,
): { readonly round: ClassRound; readonly code: string } | null {
  const code = new URLSearchParams(search).get(CLASS_PARAMETER);
  const { seed } = readUrlOptions(search);
  return code === null || seed === null ? null : { round: { game: game.id, seed }, code };
}

/** The settings of this game among the parameters. Invalid values are left out. */
export function readRoundSettings(game: Game, parameters: URLSearchParams): Readonly<Record<string, string>> {
  const known: Readonly<Record<string, readonly string[]>> = {
    ...game.settings,
    ...(game.isTimed && { time: ['normal', 'longer', 'none'] }),
    ...(hasMultipleChoice(game) && { answers: ANSWER_OPTIONS }),
  };
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, values]) => {
      const value = parameters.get(name);
      return value !== null && values.includes(value) ? [[name, value]] : [];
    }),
  );
}

/** URL of the board for a class round. */
export function getBoardUrl(game: Game, round: RoundParameters): string {
  const named = new URLSearchParams(Object.entries(round).map(([name, value]) => [name, String(value)]));
  const settings = Object.entries(readRoundSettings(game, named));
  return `/class?${new URLSearchParams([['game', game.id], ...settings, ['seed', String(round['seed'])]])}`;
}
