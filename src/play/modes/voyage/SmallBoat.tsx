import Hull from './drawings/hull.svg?part';
import Sail from './drawings/sail.svg?part';

/** The area of the boat's drawings. */
export const BOAT_AREA = '-44 -76 88 89';

/** A boat on a button, as decoration. */
export const SmallBoat = () => (
  <svg viewBox={BOAT_AREA} aria-hidden="true" className="-my-2 size-12 flex-none">
    <Sail />
    <Hull />
  </svg>
);
