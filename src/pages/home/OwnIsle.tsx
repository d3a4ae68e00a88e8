import { Link } from 'react-router-dom';
import Sandbank from './drawings/own-isle.svg?part';
import { ownIsland } from './progress-text';

/** The child's own island on the map: an empty sandbank after the islands of the games. */
export const OwnIsle = () => (
  <div className="isle own-isle [--x:590] [--y:172] [--w:118]">
    <Link to="/my-island" className="isle-link">
      <svg viewBox="0 100 220 90" aria-hidden="true">
        <Sandbank />
      </svg>
      <span className="isle-name lettering">{ownIsland}</span>
    </Link>
  </div>
);
