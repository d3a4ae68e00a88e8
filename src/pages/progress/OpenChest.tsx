import Sandbank from '../sea/drawings/sandbank.svg?part';
import Chest from './drawings/open-chest.svg?part';

/** An open chest full of stars on an island, 320 x 240, with the waterline at the lower edge. */
export const OpenChest = () => (
  <>
    <Sandbank transform="translate(160 186)" />
    <Chest />
  </>
);
