import Sandbank from '../sea/drawings/sandbank.svg?part';
import Chest from './drawings/open-chest.svg?part';

/** An open chest full of stars on an island of its own, 320 x 240, afloat at its lower edge. */
export const OpenChest = () => (
  <>
    <Sandbank transform="translate(160 186)" />
    <Chest />
  </>
);
