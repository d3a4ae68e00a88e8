import type { RoundEvent } from '../../../../machines/mental-maths/round';
import { type GameHero, peepingSpot, standingSpot } from '../../../play/hero/spot';
import hat from '../drawings/hero/snorkel.svg?drawing';
import { bubbleAreas, mentalMathsLayout, pillArea, stripArea } from './layout';

/**
 * The hero has a snorkel and is on the left island. On phones, and when the bubbles are in the corners, it looks over
 * the question.
 */
export const hero: GameHero<unknown, RoundEvent> = {
  hat,
  spot: (view) => {
    const { pill, island } = mentalMathsLayout(view);
    return view.shape === 'portrait' || view.choices === 'corners'
      ? peepingSpot(pill.x + pill.width / 2, pill.y, pill.y - view.top, view)
      : standingSpot(island, view);
  },
  gazeTargets: (view) => ({ question: pillArea(view), answers: bubbleAreas(view), explained: stripArea(view) }),
  given: ({ question: { choices, equation } }) => choices.indexOf(equation.answer),
};
