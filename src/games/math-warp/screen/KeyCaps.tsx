import { useStageFit } from '../../../play/PlaceStage';
import { areaBox } from '../../../stage/area';
import { beaconAreas } from '../scene/layout';

/** Beside each beacon the key that chooses it: without this a key could be taken for the number itself. */
export function KeyCaps() {
  const fit = useStageFit();
  if (fit === null) return null;
  return beaconAreas(fit.view).map((area, index) => {
    const { left, top } = areaBox(area, fit);
    return (
      <kbd key={index} aria-hidden className="warp-key" style={{ left, top }}>
        {index + 1}
      </kbd>
    );
  });
}
