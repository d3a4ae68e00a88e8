import { moneyCounterBackdrop } from '../../../src/games/money-counter/scene/backdrop';
import type { DrawnGame } from '../../scenes/helpers/drawn-games';
import { COMPARE, COUNT, moneyCounterScene, RIGHT, WRONG } from '../../scenes/helpers/money-counter';

export const drawnGame: DrawnGame<ReturnType<typeof moneyCounterScene>> = {
  open: moneyCounterScene,
  backdrop: moneyCounterBackdrop,
  moments: [
    {
      name: 'money sliding into groups',
      show: ({ show }) => {
        show({ question: COUNT }, 0);
        show({ question: COUNT, given: RIGHT }, 2000);
      },
      span: [2000, 4000],
      restsMs: 6000,
    },
    {
      name: 'money counted out after a mistake',
      show: ({ show }) => {
        show({ question: COMPARE }, 0);
        show({ question: COMPARE, given: WRONG }, 2000);
      },
      span: [2000, 4000],
      restsMs: 6000,
    },
  ],
};
