import Sandbank from '../sea/drawings/sandbank.svg?part';
import Mosaic from './drawings/mosaic.svg?part';

/** A mosaic on an island of its own, 320 x 240, afloat at its lower edge. */
export const MosaicIsland = () => (
  <>
    <Sandbank transform="translate(160 186)" />
    <Mosaic />
  </>
);
