import Play from 'lucide-react/icons/play';
import { Link } from 'react-router-dom';
import type { Game, Tint } from '../../catalogue/define-game';
import { Heart } from '../account/Heart';
import { playNow } from './text';

const TINTS: Readonly<Record<Tint, string>> = {
  violet: 'bg-tint-violet text-on-tint-violet',
  sun: 'bg-tint-sun text-on-tint-sun',
  teal: 'bg-tint-teal text-on-tint-teal',
  coral: 'bg-tint-coral text-on-tint-coral',
  leaf: 'bg-tint-leaf text-on-tint-leaf',
  sky: 'bg-tint-sky text-on-tint-sky',
};

/** A game card. Its only link covers the whole card and is named after the game. */
export function GameCard({ game }: { readonly game: Game }) {
  const { id, path, cardTitle, description, picture, crop, chip, tint } = game;
  return (
    <article className={`game-card ${crop}`}>
      <div className="game-picture">
        <img src={picture} alt="" loading="lazy" />
        <img src={`/pictures/places/${id}-night.svg`} alt="" loading="lazy" />
      </div>
      <div className="game-words">
        <h3 id={`${id}-title`}>{cardTitle}</h3>
        <p>{description}</p>
        <div className="game-foot">
          <span className={`game-chip ${TINTS[tint]}`}>{chip}</span>
          <Link
            id={`${id}-link`}
            to={path}
            aria-labelledby={`${id}-title ${id}-link`}
            className="game-now card-link lettering"
          >
            {playNow}
            <span className="game-now-disc">
              <Play className="icon icon-solid" />
            </span>
          </Link>
        </div>
      </div>
      <Heart game={game} />
    </article>
  );
}
