import type { Tables, WeekLeg } from '../../machines/core/week-link';
import { FACT_LIMITS, factSkill, type Skill } from '../../machines/learning/skills';
import type { Game } from './define-game';
import { findFactRounds } from './fact-rounds';

/** The facts of these times tables, from 2 on: nobody has to practise facts with 1. */
export function getTablesFacts({ operation, numbers }: Tables): readonly Skill[] {
  const others = Array.from({ length: FACT_LIMITS.maxFactor - 1 }, (_, index) => index + 2);
  return [...new Set(numbers.flatMap((one) => others.map((other) => factSkill(operation, one, other))))];
}

/** A game with the settings of a round that asks these times tables and nothing else. */
export interface TablesRound {
  readonly game: Game;
  readonly settings: Readonly<Record<string, string>>;
}

export const findTablesRounds = (tables: Tables): readonly TablesRound[] =>
  findFactRounds(tables.operation, getTablesFacts(tables)).map(({ game, round }) => ({
    game,
    settings: Object.fromEntries(Object.entries(round).filter(([name]) => name !== 'facts')),
  }));

/** The query parameters of a round of these settings: its tables, or its seed, because a round has one of them. */
export const getLinkParameters = ({
  settings,
  tables,
  seed,
}: Pick<WeekLeg, 'settings' | 'tables' | 'seed'>): Readonly<Record<string, string>> => ({
  ...settings,
  ...(tables === null ? seed !== null && { seed: String(seed) } : { facts: getTablesFacts(tables).join(' ') }),
});
