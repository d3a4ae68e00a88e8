import type { BuiltGame } from '../../games/catalogue';
import { GameCard } from './GameCard';

interface GameSectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly games: readonly BuiltGame[];
}

/** A section of game cards; nothing at all where it has no games yet. */
export function GameSection({ title, lead, games }: GameSectionProps) {
  if (games.length === 0) return null;
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section className="game-section" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p className="mt-2.5 text-lead text-text-soft">{lead}</p>}
        <ul className="cards">
          {games.map((game) => (
            <li key={game.id} className="grid">
              <GameCard game={game} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
