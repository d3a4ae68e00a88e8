import Sandbank from '../sea/drawings/sandbank.svg?part';
import Chest from './drawings/chest.svg?part';

/** A locked chest on an island, 320 x 240, with the waterline at the lower edge. */
export const ChestIsland = () => (
  <>
    <Sandbank transform="translate(160 186)" />
    <Chest />
  </>
);
