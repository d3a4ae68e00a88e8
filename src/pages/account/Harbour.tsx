import '../sea/coast.css';
import Cloud from '../sea/drawings/cloud.svg?part';
import Tree from '../sea/drawings/tree.svg?part';
import Far from './drawings/harbour-far.svg?part';
import Near from './drawings/harbour-near.svg?part';
import Sky from './drawings/harbour-sky.svg?part';

/** A boat with an envelope as its sail, for the emailed link. */
export function Harbour() {
  return (
    <div className="coast relative me-6 mb-6 min-h-160 overflow-hidden rounded-large narrow:-order-1 narrow:mx-6 narrow:mb-0 narrow:min-h-[34vh] phone:mx-4 phone:min-h-0">
      <svg
        className="absolute inset-0 size-full"
        viewBox="0 0 860 800"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Sky />
        <Cloud transform="translate(330 120) scale(2)" />
        <Cloud transform="translate(700 150) scale(2.6)" />
        <Far />
        <Tree transform="translate(60 392) scale(1.3)" />
        <Tree transform="translate(120 394)" />
        <Near />
      </svg>
    </div>
  );
}
