import Boat from '../sea/drawings/boat.svg?part';
import Cloud from '../sea/drawings/cloud.svg?part';
import Tree from '../sea/drawings/tree.svg?part';
import Far from './drawings/far.svg?part';
import Island from './drawings/island.svg?part';
import Near from './drawings/near.svg?part';
import PillarBox from './drawings/pillar-box.svg?part';
import Sea from './drawings/sea.svg?part';
import Sky from './drawings/sky.svg?part';

const CLOUDS = [
  'translate(520 150) scale(1.8)',
  'translate(740 210) scale(2.4)',
  'translate(1010 150) scale(2.2)',
  'translate(-170 250) scale(2)',
] as const;

/**
 * A gull that brings a letter to a pillar box on an island. The whole view box is visible in a frame of any shape, and
 * the drawing extends beyond it on all sides.
 */
export function PillarBoxIsland() {
  return (
    <svg viewBox="90 90 700 640" className="block size-full overflow-visible" aria-hidden="true">
      <Sky />
      {CLOUDS.map((transform) => (
        <Cloud key={transform} transform={transform} />
      ))}
      <Far />
      <Boat transform="translate(706 452) scale(0.9)" />
      <Sea />
      <Island />
      <Tree transform="translate(342 595) scale(3.2)" />
      <Tree transform="translate(628 582) scale(2.4)" />
      <PillarBox />
      <Near />
    </svg>
  );
}
