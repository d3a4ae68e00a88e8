import Boat from '../sea/drawings/boat.svg?part';
import Sandbank from '../sea/drawings/sandbank.svg?part';
import Beams from './drawings/beams.svg?part';
import Lighthouse from './drawings/lighthouse.svg?part';

/** A lighthouse that shows a boat the way, 320 x 240, afloat at its lower edge. */
export const LighthouseIsland = () => (
  <>
    <Beams />
    <Sandbank transform="translate(204 190) scale(0.8)" />
    <Lighthouse />
    <Boat transform="translate(54 204) rotate(-3) scale(0.95)" />
  </>
);
