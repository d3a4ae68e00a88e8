import Users from 'lucide-react/icons/users';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyExtra } from '../../ui/lazy-page';
import { useHasMounted } from '../../ui/useHasMounted';
import { useIsForTwo } from '../game-for-one';
import { searchOf } from '../link-to';
import { type RoundLink, withoutSeed } from '../round';

// Where the picture cannot be fetched its words stand alone.
const TwoHeroes = lazyExtra(() => import('./heroes'));

interface Props {
  /** The query parameters that name the round: its settings are those of both. */
  readonly link: RoundLink;
}

/** The address of the same game for two, with its settings; the two have a seed of their own. */
const searchFor = (link: RoundLink): string => searchOf({ players: 2, ...withoutSeed(link) });

/** The way to the same game for two beside each other, beside the start; nothing where a game is for one alone. */
export function TwoPlayersLink({ link }: Props) {
  const hasMounted = useHasMounted();
  if (!useIsForTwo()) return null;
  return (
    <Link className="two-players" to={searchFor(link)}>
      <span className="two-players-heroes">
        {/* A boundary that came with it: one that stood here already would hold back all that comes with this picture. */}
        {hasMounted && (
          <Suspense>
            <TwoHeroes />
          </Suspense>
        )}
      </span>
      <span className="lettering">Two players</span>
    </Link>
  );
}

/** The same in the header of a game that has no menu. */
export const TwoPlayersFrameLink = ({ link }: Props) => (
  <Link className="frame-button" to={searchFor(link)}>
    <Users aria-hidden className="icon" />
    <span>Two players</span>
  </Link>
);
