import { timeMasterBackdrop } from '../../../src/games/time-master/scene/backdrop';
import type { DrawnGame } from '../../scenes/helpers/drawn-games';
import {
  comparisonQuestion,
  dateQuestion,
  daysQuestion,
  elapsedQuestion,
  hoursQuestion,
  readingQuestion,
  timeMasterScene,
} from '../../scenes/helpers/time-master';

const answered = (name: string, question: ReturnType<typeof elapsedQuestion>, restsMs: number) => ({
  name,
  show: ({ show }: ReturnType<typeof timeMasterScene>) => {
    show(question, 0);
    show(question, 1000, { verdict: 'wrong' });
  },
  span: [1000, restsMs] as const,
  restsMs,
});

export const drawnGame: DrawnGame<ReturnType<typeof timeMasterScene>> = {
  open: timeMasterScene,
  backdrop: timeMasterBackdrop,
  moments: [
    answered('the hands turning through an elapsed time', elapsedQuestion(0, 1000), 20_000),
    answered('hours being counted', hoursQuestion(5, 50), 6000),
    answered('days being counted', daysQuestion(9), 8000),
    answered('the days of weeks', dateQuestion(5, 13), 8000),
    answered('a clock being read', readingQuestion(935, 'dayClock', 'figures'), 6000),
    answered('two times', comparisonQuestion(450, 600), 6000),
  ],
};
