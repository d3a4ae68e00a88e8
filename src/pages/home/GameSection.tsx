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
        <ul className="cards mt-9 grid grid-cols-[repeat(auto-fill,minmax(min(100%,20.5rem),1fr))] gap-6 phone:mt-6 phone:grid-cols-1 phone:gap-3.5">
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
