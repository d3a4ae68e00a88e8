import { timeMasterBackdrop } from '../../../src/games/time-master/scene/backdrop';
import type { DrawnGame } from '../../scenes/helpers/drawn-games';
import { compared, dates, daysOf, elapsed, hoursOf, timeMasterScene } from '../../scenes/helpers/time-master';

const answered = (name: string, question: ReturnType<typeof elapsed>, restsMs: number) => ({
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
    answered('the hands turning through an elapsed time', elapsed(0, 1000), 20_000),
    answered('hours being counted', hoursOf(5, 50), 6000),
    answered('days being counted', daysOf(9), 8000),
    answered('the days of weeks', dates(5, 13), 8000),
    answered('two times', compared(450, 600), 6000),
  ],
};
