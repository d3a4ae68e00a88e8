import { type Bests, kindOf, updateBests } from '../../machines/core/bests';
import { TIME_SETTINGS } from '../../machines/core/time-setting';
import type { Game } from '../catalogue/define-game';
import { countFact, type ProgressFact } from '../device/stored-part';

/** The kinds of rounds of a game: each combination of its settings, including time if it is timed. */
export function roundKinds({ settings, isTimed }: Pick<Game, 'settings' | 'isTimed'>): readonly string[] {
  const choices: readonly (readonly string[])[] = [...Object.values(settings), ...(isTimed ? [TIME_SETTINGS] : [])];
  const kinds = choices.reduce<readonly (readonly string[])[]>(
    (begun, values) => begun.flatMap((parts) => values.map((value) => [...parts, value])),
    [[]],
  );
  return kinds.map((parts) => kindOf(...parts));
}

/** Drops best scores for kinds of rounds that the game does not have. */
export function removeUnknownBests(game: Game, bests: Bests): Bests {
  const kinds = roundKinds(game);
  return Object.fromEntries(Object.entries(bests).filter(([kind]) => kinds.includes(kind)));
}

/** The best score and longest streak of each kind of round. */
export const mergeBests = (here: Bests, loaded: Bests): Bests =>
  Object.entries(loaded).reduce((bests, [kind, best]) => updateBests(bests, kind, best), here);

const max = (figures: readonly number[]): number => Math.max(0, ...figures);

/** The best score and streak over all kinds of rounds, for the progress page. */
export const bestsFigures = (bests: Bests): readonly ProgressFact[] => [
  ...countFact('Best score', max(Object.values(bests).map(({ score }) => score))),
  ...countFact('Best streak', max(Object.values(bests).map(({ streak }) => streak))),
];
