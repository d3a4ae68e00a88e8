import type { QuizEvent } from '../../../../machines/core/quiz-round';
import type { Question } from '../../../../machines/time-master/questions';
import { type GameHero, placePeepingHero, placeStandingHero } from '../../../play/hero/hero-placement';
import hat from '../drawings/hero/railway-cap.svg?drawing';
import type { TimeMasterView } from '../view';
import { getStageForm, plateArea, timeMasterLayout } from './layout';

/** Gap between the hero and the clock. */
const GAP = 6;

/** The hero is at the foot of the tower. On phones it looks over the panel next to the clock. */
export const hero: GameHero<TimeMasterView, QuizEvent<Question, number>> = {
  hat,
  getPlacement: (view, shown) => {
    const { tower, pair, panel, pairLabels } = timeMasterLayout(view);
    const isPair = shown?.question.asked.type === 'timeComparison';
    const form = getStageForm(view);
    if (form === 'small') return null;
    if (form === 'portrait') {
      const plate = plateArea(view);
      return isPair ? null : placePeepingHero(panel.x + 70, panel.y, panel.y - plate.y - plate.height, view);
    }
    const right = Math.min(tower.x - tower.radius, pair[0].x - pair[0].radius, pairLabels[0].x) - GAP;
    const x = Math.max(view.left, right - 220);
    return placeStandingHero({ x, y: view.top, width: right - x, height: view.bottom - 8 - view.top }, view);
  },
  getGazeTargets: (view) => {
    const { panel } = timeMasterLayout(view);
    return { question: plateArea(view), answers: [], explained: panel };
  },
  held: ({ question: { asked, answer } }) => (asked.type === 'timeConversion' ? String(answer) : undefined),
};
