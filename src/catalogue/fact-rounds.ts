import type { Operation } from '../../machines/core/arithmetic';
import { findFact, type Skill } from '../../machines/learning/skills';
import type { FactRounds, Game } from './define-game';
import { GAMES } from './index';

const ROUNDS = import.meta.glob<FactRounds>('../games/*/facts.ts', { eager: true, import: 'facts' });

interface FactRoundOfGame {
  readonly game: Game;
  /** Query parameters of the round, except the one that starts it. */
  readonly round: Readonly<Record<string, string>>;
  readonly address: string;
}

/**
 * The games that can ask all of these facts of an operation, each with the URL of a round that asks exactly
 * these facts. Empty if there are no facts.
 */
export function findFactRounds(operation: Operation, skills: readonly Skill[]): readonly FactRoundOfGame[] {
  const facts = skills.map(findFact);
  if (facts.length === 0) return [];
  return GAMES.flatMap((game) => {
    const rounds = ROUNDS[`../games/${game.id}/facts.ts`]?.[operation] ?? [];
    const round = rounds.find(({ canAsk }) => facts.every((fact) => fact !== null && canAsk(fact)));
    if (round === undefined) return [];
    const parameters = { ...round.settings, facts: skills.join(' ') };
    return [{ game, round: parameters, address: `${game.path}?${new URLSearchParams(parameters)}&start` }];
  });
}
