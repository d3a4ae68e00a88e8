import { mathFactsBackdrop } from '../../../src/games/math-facts/scene/backdrop';
import type { DrawnGame } from '../../scenes/helpers/drawn-games';
import { createQuestion, mathFactsScene } from '../../scenes/helpers/math-facts';

export const drawnGame: DrawnGame<ReturnType<typeof mathFactsScene>> = {
  open: mathFactsScene,
  backdrop: mathFactsBackdrop,
  scatters: true,
  warmUp: 10_000,
  moments: [
    {
      name: 'a new question',
      show: ({ show, tick }) => {
        show({}, 0);
        tick(900);
        show({ question: createQuestion({ first: 6, answer: 48 }) }, 1000);
      },
      span: [1000, 1100],
      restsMs: 2000,
    },
    {
      name: 'a ghost that drives',
      show: ({ show, ghost }) => {
        show({}, 0);
        ghost({ best: 300, secondsLeft: 50 }, 1000);
      },
      span: [1000, 1900],
    },
    {
      name: 'a cart that drives on',
      show: ({ show, tick, solve }) => {
        show({}, 0);
        tick(0);
        solve(10, 10_000);
      },
      span: [10_000, 10_450],
    },
    {
      name: 'a cart that has stopped in dust',
      show: ({ show, tick, fail }) => {
        show({}, 0);
        tick(0);
        fail(20_000);
      },
      span: [20_000, 20_390],
      restsMs: 22_000,
      hasSteps: true,
    },
  ],
};
