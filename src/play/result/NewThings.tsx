import { Link } from 'react-router-dom';
import { THINGS } from '../../catalogue/keepsakes';
import { drawingUrl } from '../../stage/drawing';
import { listText, newThings } from './things-text';

interface Props {
  readonly game: string;
  /** The numbers of the new stars. Each has won a thing. */
  readonly stars: readonly number[];
}

/** What the new stars of a round have won for the child's own island, with a link to it. */
export default function NewThings({ game, stars }: Props) {
  const things = THINGS.filter((thing) => thing.game.id === game && stars.includes(thing.star));
  if (things.length === 0) return null;
  return (
    <Link to="/my-island" className="prize prize-things">
      {things.map(({ id, drawing }) => (
        <img key={id} src={drawingUrl(drawing)} alt="" />
      ))}
      <span>
        {newThings(things.length, (island) => (
          <b className="lettering">{island}</b>
        ))}
        <span className="sr-only">{listText(things.map(({ name }) => name))}</span>
      </span>
    </Link>
  );
}
