import type { Operation } from '../../machines/core/arithmetic';
import type { Skill } from '../../machines/learning/skills';
import type { FactRounds, Game } from './define-game';
import { GAMES } from './index';

const ROUNDS = import.meta.glob<FactRounds>('./*/facts.ts', { eager: true, import: 'facts' });

/** The games that can ask facts of an operation, each with the address of a round of just these. */
export function factRounds(
  operation: Operation,
  facts: readonly Skill[],
): readonly { readonly game: Game; readonly address: string }[] {
  return GAMES.flatMap((game) => {
    const settings = ROUNDS[`./${game.id}/facts.ts`]?.[operation];
    if (settings === undefined) return [];
    const parameters = new URLSearchParams({ ...settings, facts: facts.join(' ') });
    return [{ game, address: `${game.path}?${parameters}&start` }];
  });
}
