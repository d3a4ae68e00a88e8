import Sandbank from '../sea/drawings/sandbank.svg?part';
import Chest from './drawings/chest.svg?part';

/** A locked chest on an island of its own, 320 x 240, afloat at its lower edge. */
export const ChestIsland = () => (
  <>
    <Sandbank transform="translate(160 186)" />
    <Chest />
  </>
);
