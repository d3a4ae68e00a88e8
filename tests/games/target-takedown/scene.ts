import { targetTakedownBackdrop } from '../../../src/games/target-takedown/scene/backdrop';
import { upTo } from '../../helpers/seeds';
import type { DrawnGame } from '../../scenes/helpers/drawn-games';
import { boardOf, targetTakedownScene } from '../../scenes/helpers/target-takedown';

const MANY = boardOf(
  90,
  upTo(32).map((index) => index + 1),
);

export const drawnGame: DrawnGame<ReturnType<typeof targetTakedownScene>> = {
  open: targetTakedownScene,
  backdrop: targetTakedownBackdrop,
  moments: [
    {
      name: 'a board of 32 tiles with two chosen',
      show: ({ show }) => {
        show({ board: MANY }, 0);
        show({ board: { ...MANY }, chosen: [3, 4] }, 2000);
      },
      span: [2000, 8000],
    },
    { name: 'a board being dealt', show: ({ show }) => show({}, 1000), span: [1000, 1700], restsMs: 4000 },
  ],
};
