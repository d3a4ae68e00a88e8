import * as algebra from '../../machines/algebra-adventure/rules';
import { type Bests, kindOf } from '../../machines/core/bests';
import { TIME_SETTINGS } from '../../machines/core/time-setting';
import { ROUND_TYPES } from '../../machines/fraction-basics/rules';
import * as fractions from '../../machines/fraction-simplify/rules';
import * as facts from '../../machines/math-facts/rules';
import * as money from '../../machines/money-counter/rules';
import * as shapes from '../../machines/shape-match/rules';
import * as takedown from '../../machines/target-takedown/rules';
import * as time from '../../machines/time-master/rules';
import type { GameId } from '../games/catalogue';

/** What makes the kinds of rounds of a game, in the order in which their names have it. */
const SETTINGS: Readonly<Partial<Record<GameId, readonly (readonly string[])[]>>> = {
  'algebra-adventure': [algebra.MODES, algebra.DIFFICULTIES, TIME_SETTINGS],
  'fraction-basics': [ROUND_TYPES],
  'fraction-simplify': [fractions.DIFFICULTIES, TIME_SETTINGS],
  'math-facts': [facts.MODES, facts.DIFFICULTIES, TIME_SETTINGS],
  'math-warp': [TIME_SETTINGS],
  'mental-maths': [TIME_SETTINGS],
  'money-counter': [money.DIFFICULTIES, TIME_SETTINGS],
  'shape-match': [shapes.DIFFICULTIES],
  'target-takedown': [takedown.MODES, TIME_SETTINGS],
  'time-master': [time.DIFFICULTIES, TIME_SETTINGS],
};

/** The kinds of rounds that a game has. */
export const kindsOf = (game: GameId): readonly string[] =>
  (SETTINGS[game] ?? [])
    .reduce<readonly (readonly string[])[]>(
      (begun, choices) => begun.flatMap((parts) => choices.map((choice) => [...parts, choice])),
      [[]],
    )
    .map((parts) => kindOf(...parts));

/** The bests of the kinds of rounds that a game has. */
export function knownBests(game: GameId, bests: Bests): Bests {
  const kinds = kindsOf(game);
  return Object.fromEntries(Object.entries(bests).filter(([kind]) => kinds.includes(kind)));
}
