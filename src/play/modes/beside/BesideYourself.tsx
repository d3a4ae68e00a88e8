import { Link } from 'react-router-dom';
import type { Game } from '../../../catalogue/define-game';
import { lastRoundsStore } from '../../../device/last-rounds';
import { useStore } from '../../../ui/page-store';
import PlayerHeroPicture from '../../hero/PlayerHeroPicture';
import type { RoundParameters } from '../../round/round';
import { besideUrl } from './beside-link';
import { readTimeline } from './earlier-rounds';
import { text } from './text';

export interface BesideProps {
  readonly game: Game;
  /** Query parameters of the round. */
  readonly link: RoundParameters;
}

/** Offers a round beside the last one with these settings, if there is one. */
export default function BesideYourself({ game, link }: BesideProps) {
  const { [game.id]: code } = useStore(lastRoundsStore);
  if (readTimeline(game, code, link) === null) return null;
  return (
    <Link className="two-players" to={besideUrl(link)}>
      <span className="two-players-heroes flex justify-center phone:hidden" aria-hidden>
        <PlayerHeroPicture pose="standing" />
        <span className="-ml-6 opacity-60">
          <PlayerHeroPicture pose="standing" />
        </span>
      </span>
      <span className="lettering">{text.beside}</span>
    </Link>
  );
}
