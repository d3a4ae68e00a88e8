import type { Game } from '../../catalogue/define-game';
import { hasMultipleChoice } from '../../catalogue/multiple-choice';
import { hasStormMode } from '../../play/modes/storm/storm-link';

const TIMES = ['normal', 'longer', 'none'] as const;

/**
 * The settings that a link to a game can set, including the time and how answers are given. The first value of each is
 * the default.
 */
export const settingsOf = (game: Game): Readonly<Record<string, readonly string[]>> => ({
  ...game.settings,
  ...(game.isTimed && { time: TIMES }),
  ...(hasMultipleChoice(game) && { answers: [game.hasTypedAnswers ? 'type' : 'usual', 'choice'] }),
});

export type Who = 'one' | 'two' | 'class';

/** Who plays, and the query parameters for that. */
export const WHO: Readonly<
  Record<Who, { readonly label: string; readonly parameters: Readonly<Record<string, string>> }>
> = {
  one: { label: 'One child', parameters: {} },
  two: { label: 'Two on one board', parameters: { players: '2' } },
  class: { label: 'Class against the storm', parameters: { storm: 'on' } },
};

/** Who can play a game from a link. */
export const playersOf = (game: Game): readonly Who[] => [
  'one',
  ...(game.maxPlayers === 2 ? (['two'] as const) : []),
  ...(hasStormMode(game) ? (['class'] as const) : []),
];

/** The page that prints a game's questions. Without a seed, it draws one. */
export function getPrintAddress(game: Game, chosen: Readonly<Record<string, string>>, seed: number | null): string {
  const parameters = new URLSearchParams({ game: game.id, ...chosen });
  if (seed !== null) parameters.set('seed', String(seed));
  return `/print?${parameters}`;
}

/** The path and query of a round. It contains only settings that differ from the default. */
export function addressOf(game: Game, chosen: Readonly<Record<string, string>>, who: Who, seed: number | null): string {
  const settings = Object.entries(settingsOf(game)).flatMap(([name, [first]]) => {
    const value = chosen[name];
    return value === undefined || value === first ? [] : [[name, value]];
  });
  const parameters = new URLSearchParams([...settings, ...Object.entries(WHO[who].parameters)]);
  if (seed !== null) parameters.set('seed', String(seed));
  return parameters.size === 0 ? game.path : `${game.path}?${parameters}`;
}
