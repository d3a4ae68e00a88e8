import { GAMES } from '../../catalogue';
import type { Game } from '../../catalogue/define-game';
import { HeartsError } from '../account/Heart';
import { GameCard } from './GameCard';

interface GameSectionProps {
  readonly section: Game['section'];
  readonly title: string;
  readonly lead?: string;
}

export function GameSection({ section, title, lead }: GameSectionProps) {
  const id = `${section}-games`;
  return (
    <section className="below game-section" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p className="mt-2.5 text-lead text-text-soft">{lead}</p>}
        {section === 'primary' && <HeartsError />}
        <ul className="cards">
          {GAMES.filter((game) => game.section === section).map((game) => (
            <li key={game.id} className="grid">
              <GameCard game={game} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
