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

/**
 * The settings that, with a seed, determine the questions of a game, as one text: "mode=findX difficulty=easy". Settings
 * that are missing or unknown have their defaults.
 */
export function getQuestionSettings(game: Game, values: object): string {
  const given = new Map<string, unknown>(Object.entries(values));
  return Object.entries(game.settings)
    .filter(([name]) => game.questionSettings?.includes(name) ?? true)
    .map(([name, options]) => `${name}=${options.find((option) => option === given.get(name)) ?? options[0]}`)
    .join(' ');
}

/** The round with these query parameters. */
export const createClassRound = (game: Game, seed: number, parameters: URLSearchParams): ClassRound => ({
  game: game.id,
  seed,
  settings: getQuestionSettings(game, Object.fromEntries(parameters)),
  ...(game.questions !== undefined && { questions: game.questions }),
});

/** The class round in a URL, with the child's code if there is one; null if the URL has no class round. */
export function parseClassRound(
  game: Game,
  search: string,
): { readonly round: ClassRound; readonly code: string } | null {
  const parameters = new URLSearchParams(search);
  const code = parameters.get(CLASS_PARAMETER);
  const { seed } = readUrlOptions(search);
  return code === null || seed === null ? null : { round: createClassRound(game, seed, parameters), code };
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
