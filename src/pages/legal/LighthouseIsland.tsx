import Boat from '../sea/drawings/boat.svg?part';
import Sandbank from '../sea/drawings/sandbank.svg?part';
import Beams from './drawings/beams.svg?part';
import Lighthouse from './drawings/lighthouse.svg?part';

/** A lighthouse and a boat, 320 x 240, with the waterline at the lower edge. */
export const LighthouseIsland = () => (
  <>
    <Beams />
    <Sandbank transform="translate(204 190) scale(0.8)" />
    <Lighthouse />
    <Boat transform="translate(54 204) rotate(-3) scale(0.95)" />
  </>
);
