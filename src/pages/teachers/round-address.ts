import type { Tables } from '../../../machines/core/week-link';
import type { Game } from '../../catalogue/define-game';
import { hasMultipleChoice } from '../../catalogue/multiple-choice';
import { getLinkParameters, getTablesFacts } from '../../catalogue/tables-rounds';
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

/** The query parameters for who plays. */
const WHO_PARAMETERS: Readonly<Record<Who, Readonly<Record<string, string>>>> = {
  one: {},
  two: { players: '2' },
  class: { storm: 'on' },
};

/** Who can play a game from a link. */
export const playersOf = (game: Game): readonly Who[] => [
  'one',
  ...(game.maxPlayers === 2 ? (['two'] as const) : []),
  ...(hasStormMode(game) ? (['class'] as const) : []),
];

type Settings = Readonly<Record<string, string>>;

/** A round as a teacher has set it up. */
export interface ChosenRound {
  readonly game: Game;
  /** What was chosen for each setting. */
  readonly chosen: Settings;
  /** Settings that a link names even if they are the defaults, because a device may remember others. */
  readonly preset: Settings;
  /** Set if only these times tables are asked. The questions are then picked for each child. */
  readonly tables: Tables | null;
  readonly seed: number | null;
}

/** The settings that a link has to name. */
export const namedSettings = ({ game, chosen, preset }: ChosenRound): Settings =>
  Object.fromEntries(
    Object.entries(settingsOf(game)).flatMap(([name, [first]]) => {
      const value = chosen[name];
      return value === undefined || (value === first && !Object.hasOwn(preset, name)) ? [] : [[name, value]];
    }),
  );

/** A round's questions outside the game, as a query. Without a seed, the page draws one. */
function questionsOf({ game, chosen, tables, seed }: ChosenRound): URLSearchParams {
  const parameters =
    tables === null
      ? new URLSearchParams({ game: game.id, ...chosen })
      : new URLSearchParams({ facts: tables.operation, skills: getTablesFacts(tables).join(' ') });
  if (seed !== null) parameters.set('seed', String(seed));
  return parameters;
}

/** The page that prints a round's questions. */
export const getPrintAddress = (round: ChosenRound): string => `/print?${questionsOf(round)}`;

/** The page that asks a class ten of a round's questions, to be answered with cards. */
export function getCardsAddress(round: ChosenRound): string {
  const parameters = questionsOf(round);
  for (const [name, value] of Object.entries({ count: '10', quiz: '1' })) parameters.set(name, value);
  return `/cards?${parameters}`;
}

/** The path and query of a round. */
export function addressOf(round: ChosenRound, who: Who): string {
  const { game, tables, seed } = round;
  const parameters = new URLSearchParams({
    ...getLinkParameters({ settings: namedSettings(round), tables, seed }),
    ...WHO_PARAMETERS[who],
  });
  // Older Safari has no size of parameters.
  const query = String(parameters);
  return query === '' ? game.path : `${game.path}?${query}`;
}
