import { Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { BuiltGame, Tint } from '../../games/catalogue';

const TINTS: Readonly<Record<Tint, string>> = {
  violet: 'bg-tint-violet text-on-tint-violet',
  sun: 'bg-tint-sun text-on-tint-sun',
  teal: 'bg-tint-teal text-on-tint-teal',
  coral: 'bg-tint-coral text-on-tint-coral',
  leaf: 'bg-tint-leaf text-on-tint-leaf',
  sky: 'bg-tint-sky text-on-tint-sky',
};

/** A game on a card. The link of its title lies over the whole card, so that one name is read out once. */
export function GameCard({ game }: { readonly game: BuiltGame }) {
  return (
    <article className={`game-card ${game.crop}`}>
      <div className="game-picture">
        <img src={game.picture} alt="" width="320" height="200" loading="lazy" />
      </div>
      <div className="game-words">
        <h3>
          <Link to={game.path} className="after:absolute after:inset-0 after:rounded-[inherit]">
            {game.cardTitle}
          </Link>
        </h3>
        <p>{game.description}</p>
        <div className="game-foot">
          <span className={`game-chip ${TINTS[game.tint]}`}>{game.chip}</span>
          <span className="game-now lettering" aria-hidden="true">
            Play Now
            <span className="game-now-disc">
              <Play className="icon icon-solid" />
            </span>
          </span>
        </div>
      </div>
    </article>
  );
}
