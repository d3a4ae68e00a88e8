import Play from 'lucide-react/icons/play';
import { Link } from 'react-router-dom';
import type { Game, Tint } from '../../catalogue/define-game';
import { Heart } from '../account/Heart';

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
      <div className="game-picture aspect-[320/200] overflow-hidden phone:aspect-auto zoomed:hidden">
        <img src={picture} alt="" loading="lazy" />
        <img src={`/pictures/places/${id}-night.svg`} alt="" loading="lazy" />
      </div>
      <div className="grid grid-rows-[auto_1fr_auto] gap-2 px-5.5 pt-5 pb-5.5 phone:gap-1 phone:py-3.5 phone:pr-3.5 phone:pl-4">
        <h3 id={`${id}-title`} className="phone:pr-10">
          {cardTitle}
        </h3>
        <p className="phone:text-[1rem]/[1.4]">{description}</p>
        <div className="mt-2.5 flex items-center justify-between gap-3 phone:mt-2 phone:flex-wrap phone:gap-2">
          <span
            className={`rounded-small px-3 py-1.5 font-text text-(length:--text-small)/[1.25] font-extrabold phone:px-2.5 phone:py-1 phone:text-[0.875rem] ${TINTS[tint]}`}
          >
            {chip}
          </span>
          <Link
            id={`${id}-link`}
            to={path}
            aria-labelledby={`${id}-title ${id}-link`}
            className="card-link lettering -my-2 inline-flex min-h-(--target) items-center gap-2 text-[1.125rem]/none whitespace-nowrap text-text-link phone:text-[1.0625rem]"
          >
            Play Now
            <span className="grid size-[1.78em] place-items-center rounded-full bg-primary text-on-primary phone:size-[1.65em] [&_.icon]:size-[0.83em]">
              <Play className="icon icon-solid" />
            </span>
          </Link>
        </div>
      </div>
      <Heart game={game} />
    </article>
  );
}
