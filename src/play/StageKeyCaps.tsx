import { type Area, areaBox, type Placing } from '../stage/area';
import { useStageFit } from './PlaceStage';

/**
 * Beside each choice that the scene draws the key that chooses it: where choices are numbers themselves, a key could else
 * be taken for one of them.
 */
export function StageKeyCaps({ places }: { readonly places: Placing<readonly Area[]> }) {
  const fit = useStageFit();
  if (fit === null) return null;
  return places(fit.view).map((area, index) => {
    const { left, top } = areaBox(area, fit);
    return (
      <kbd key={index} aria-hidden className="stage-key" style={{ left, top }}>
        {index + 1}
      </kbd>
    );
  });
}
