import Sandbank from '../sea/drawings/sandbank.svg?part';
import Mosaic from './drawings/mosaic.svg?part';

/** A mosaic on an island, 320 x 240, with the waterline at the lower edge. */
export const MosaicIsland = () => (
  <>
    <Sandbank transform="translate(160 186)" />
    <Mosaic />
  </>
);
