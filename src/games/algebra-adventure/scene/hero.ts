import { type GameHero, peepingSpot, standingSpot } from '../../../play/hero/spot';
import hat from '../drawings/hero/goggles.svg?drawing';
import { balanceSize, pivotOf, plateArea } from './layout';

/** The hero is on the bench next to the balance. On phones it looks over the top of the question. */
export const hero: GameHero<unknown> = {
  hat,
  spot: (view) => {
    const plate = plateArea(view);
    if (view.shape === 'portrait') return peepingSpot(plate.x + plate.width / 2, plate.y, plate.y - view.top, view);
    const { arm, halfPan, bench } = balanceSize(view);
    const [y, ground] = [plate.y + plate.height, view.bottom - bench + 6];
    const pan = pivotOf(view).x - arm - halfPan;
    return standingSpot(
      { x: Math.max(view.left, pan - 200), y, width: pan - Math.max(view.left, pan - 200), height: ground - y },
      view,
    );
  },
  gazeTargets: (view) => {
    const { x, y } = pivotOf(view);
    const below = { x: x - 200, y: view.bottom, width: 400, height: 60 };
    return { question: plateArea(view), answers: [below], explained: { x: x - 100, y, width: 200, height: 200 } };
  },
};
