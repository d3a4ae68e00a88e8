import type { RoundEvent } from '../../../../machines/algebra-adventure/round';
import { type GameHero, placePeepingHero, placeStandingHero } from '../../../play/hero/hero-placement';
import hat from '../drawings/hero/goggles.svg?drawing';
import { balanceSize, getPivot, plateArea } from './layout';

/** The hero is on the bench next to the balance. On phones it looks over the top of the question. */
export const hero: GameHero<unknown, RoundEvent> = {
  hat,
  getPlacement: (view) => {
    const plate = plateArea(view);
    if (view.shape === 'portrait')
      return placePeepingHero(plate.x + plate.width / 2, plate.y, plate.y - view.top, view);
    const { arm, halfPan, bench } = balanceSize(view);
    const [y, ground] = [plate.y + plate.height, view.bottom - bench + 6];
    const pan = getPivot(view).x - arm - halfPan;
    return placeStandingHero(
      { x: Math.max(view.left, pan - 200), y, width: pan - Math.max(view.left, pan - 200), height: ground - y },
      view,
    );
  },
  getGazeTargets: (view) => {
    const { x, y } = getPivot(view);
    const below = { x: x - 200, y: view.bottom, width: 400, height: 60 };
    return { question: plateArea(view), answers: [below], explained: { x: x - 100, y, width: 200, height: 200 } };
  },
  held: ({ question }) => String(question.answer),
};
