import { fractionSimplifyBackdrop } from '../../../src/games/fraction-simplify/scene/backdrop';
import type { DrawnGame } from '../../scenes/helpers/drawn-games';
import { fractionSimplifyScene, pair } from '../../scenes/helpers/fraction-simplify';

const SUM = pair('add', '1/2', '1/3', '5/6');
const PRODUCT = pair('multiply', '2/3', '3/5', '2/5');

export const drawnGame: DrawnGame<ReturnType<typeof fractionSimplifyScene>> = {
  open: fractionSimplifyScene,
  backdrop: fractionSimplifyBackdrop,
  moments: [
    {
      name: 'parts of cakes that come together',
      show: ({ show, solve }) => {
        show(SUM, 0);
        solve(SUM, 1000);
      },
      span: [1000, 2300],
      restsMs: 2400,
    },
    {
      name: 'cakes that meet',
      show: ({ show, solve }) => {
        show(PRODUCT, 0);
        solve(PRODUCT, 1000);
      },
      span: [1000, 1800],
      restsMs: 2400,
    },
    {
      name: 'a mistake beside the answer',
      show: ({ show, fail }) => {
        show(SUM, 0);
        fail(SUM, '2/5', 1000);
      },
      span: [1000, 1400],
      restsMs: 2400,
    },
  ],
  warmUp: 10_000,
};
