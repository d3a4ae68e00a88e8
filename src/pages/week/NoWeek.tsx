import './week.css';
import { Link } from 'react-router-dom';
import { GAMES } from '../../catalogue';
import { IslandPicture } from '../../ui/IslandPicture';
import { LinkButton } from '../../ui/LinkButton';
import { text } from './text';

interface Props {
  readonly link: string;
  /** Why the link cannot be read; null if there is none. */
  readonly error: string | null;
}

/** The page without a week: what it is for, or what is wrong with the link, and the games that are named in it. */
export function NoWeek({ link, error }: Props) {
  const named = GAMES.filter(({ id }) => link.split(/[_.]/).includes(id));
  return (
    <>
      <h1>{text.title}</h1>
      <p className="max-w-192 text-lead" {...(error !== null && { role: 'alert' })}>
        {error ?? text.about}
      </p>
      {named.length > 0 && (
        <section className="grid gap-3" aria-labelledby="still-play">
          <h2 id="still-play">{text.stillPlay}</h2>
          <ul className="flex flex-wrap gap-4">
            {named.map(({ id, path, title, islandPicture }) => (
              <li key={id} className="w-40">
                <Link to={path} className="week-isle lettering">
                  <IslandPicture picture={islandPicture} className="w-full" />
                  <span className="week-name">{title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/" variant="primary">
          {text.map}
        </LinkButton>
        <LinkButton to="/teachers#week">{text.make}</LinkButton>
      </div>
    </>
  );
}
