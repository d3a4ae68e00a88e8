import { Link } from 'react-router-dom';
import type { Thing } from '../../catalogue/keepsakes';
import { Rail } from '../../ui/Rail';
import { ThingPicture } from './ThingPicture';
import { text } from './text';

/** The next thing that each game gives, as an outline that links to the game. */
export function MissingThings({ missing }: { readonly missing: readonly Thing[] }) {
  const next = missing.filter((thing) => missing.find(({ game }) => game === thing.game) === thing);
  if (next.length === 0) return null;
  return (
    <section aria-labelledby="missing" className="missing-things">
      <h2 id="missing">{text.missing}</h2>
      <p>{text.eachStar}</p>
      <Rail label={text.missing}>
        {next.map((thing) => (
          <li key={thing.id}>
            <Link to={thing.game.path} className="missing-thing">
              <ThingPicture thing={thing} />
              <span className="lettering">{thing.game.title}</span>
              <span className="text-small">{text.stars[thing.star - 1]}</span>
            </Link>
          </li>
        ))}
      </Rail>
    </section>
  );
}
