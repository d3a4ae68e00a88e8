import { STARS } from '../../../machines/core/stars';
import type { Game } from '../../catalogue/define-game';
import Star from './drawings/star.svg?part';
import { text } from './text';

interface Props {
  readonly game: Game;
  /** 1 to 3. */
  readonly stars: number;
}

const { certificate } = text;

/** The stars of a game, on a sheet with lines to write on by hand. No name is typed, so none is stored. */
export function Certificate({ game, stars }: Props) {
  return (
    <section className="paper paper-certificate">
      <h2>{certificate.heading}</h2>
      <img src={game.picture} alt="" width={320} height={200} />
      <p>{certificate.says}</p>
      <span className="paper-line" />
      <p>{certificate.won(stars, STARS.max)}</p>
      <p className="paper-game">{game.heading}</p>
      <p className="paper-stars" aria-hidden>
        {Array.from({ length: STARS.max }, (_, index) => (
          <svg key={index} viewBox="-12 -12 24 24" data-state={index < stars ? 'won' : 'open'}>
            <Star />
          </svg>
        ))}
      </p>
      <p className="paper-lines">
        {certificate.date} <span /> {certificate.signed} <span />
      </p>
    </section>
  );
}
