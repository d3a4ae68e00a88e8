import { Link } from 'react-router-dom';
import type { Thing } from '../../catalogue/keepsakes';
import { Rail } from '../../ui/Rail';
import { ThingPicture } from './ThingPicture';

const STAR_NAMES = ['First', 'Second', 'Third'] as const;

/** The next thing that each game gives, as an outline that links to the game. */
export function MissingThings({ missing }: { readonly missing: readonly Thing[] }) {
  const next = missing.filter((thing) => missing.find(({ game }) => game === thing.game) === thing);
  if (next.length === 0) return null;
  return (
    <section aria-labelledby="missing" className="missing-things">
      <h2 id="missing">More to win</h2>
      <p>Every star gives you a thing.</p>
      <Rail label="More to win">
        {next.map((thing) => (
          <li key={thing.id}>
            <Link to={thing.game.path} className="missing-thing">
              <ThingPicture thing={thing} />
              <span className="lettering">{thing.game.title}</span>
              <span className="text-small">{`${STAR_NAMES[thing.star - 1]} star`}</span>
            </Link>
          </li>
        ))}
      </Rail>
    </section>
  );
}
