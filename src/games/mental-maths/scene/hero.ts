import type { RoundEvent } from '../../../../machines/mental-maths/round';
import { type GameHero, placePeepingHero, placeStandingHero } from '../../../play/hero/hero-placement';
import hat from '../drawings/hero/snorkel.svg?drawing';
import { bubbleAreas, mentalMathsLayout, pillArea, stripArea } from './layout';

/**
 * The hero has a snorkel and is on the left island. On phones, and when the bubbles are in the corners, it looks over
 * the question.
 */
export const hero: GameHero<unknown, RoundEvent> = {
  hat,
  getPlacement: (view) => {
    const { pill, island } = mentalMathsLayout(view);
    return view.shape === 'portrait' || view.choices === 'corners'
      ? placePeepingHero(pill.x + pill.width / 2, pill.y, pill.y - view.top, view)
      : placeStandingHero(island, view);
  },
  getGazeTargets: (view) => ({ question: pillArea(view), answers: bubbleAreas(view), explained: stripArea(view) }),
  given: ({ question: { choices, equation } }) => choices.indexOf(equation.answer),
  held: ({ question }) => String(question.equation.answer),
};
