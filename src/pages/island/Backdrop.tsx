import Cloud from '../sea/drawings/cloud.svg?part';
import Sea from './drawings/sea.svg?part';

/** Sea, sky and an empty sandbank, which stretch with their box; sun and clouds do not. */
export const Backdrop = () => (
  <>
    <svg viewBox="0 0 960 540" preserveAspectRatio="none" aria-hidden="true">
      <Sea />
    </svg>
    <svg viewBox="0 0 960 540" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <circle cx="220" cy="76" r="62" className="fill-(--coast-halo)" />
      <circle cx="220" cy="76" r="42" className="fill-(--coast-sun)" />
      <g className="fill-(--coast-cloud)">
        <Cloud transform="translate(640 70)" />
        <Cloud transform="translate(400 120) scale(0.7)" />
      </g>
    </svg>
  </>
);
