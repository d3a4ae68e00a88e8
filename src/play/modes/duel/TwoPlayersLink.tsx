import Users from 'lucide-react/icons/users';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyOptionalPart } from '../../../ui/lazy-page';
import { useHasMounted } from '../../../ui/useHasMounted';
import { queryString } from '../../links/links';
import { type RoundParameters, withoutSeed } from '../../round/round';
import { twoPlayers } from './link-text';

// If the picture cannot be loaded, the text is enough.
const TwoHeroes = lazyOptionalPart(() => import('./heroes'));

interface Props {
  /** Query parameters of the round. Both players get its settings. */
  readonly link: RoundParameters;
}

/** The same game for two players with these settings, but with a new seed. */
const searchFor = (link: RoundParameters): string => queryString({ players: 2, ...withoutSeed(link) });

/** Link to the same game for two players. */
export function TwoPlayersLink({ link }: Props) {
  const hasMounted = useHasMounted();
  return (
    <Link className="two-players" to={searchFor(link)}>
      <span className="two-players-heroes">
        {/* The boundary mounts together with its content, because an existing one would delay its siblings. */}
        {hasMounted && (
          <Suspense>
            <TwoHeroes />
          </Suspense>
        )}
      </span>
      <span className="lettering">{twoPlayers}</span>
    </Link>
  );
}

/** The same link in the header of a game without a menu. */
export const TwoPlayersFrameLink = ({ link }: Props) => (
  <Link className="frame-button" to={searchFor(link)}>
    <Users aria-hidden className="icon" />
    <span>{twoPlayers}</span>
  </Link>
);
