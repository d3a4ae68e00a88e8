import { mathWarpBackdrop } from '../../../src/games/math-warp/scene/backdrop';
import type { DrawnGame } from '../../scenes/helpers/drawn-games';
import { correctEvent, createIncorrectEvent, mathWarpScene } from '../../scenes/helpers/math-warp';

export const drawnGame: DrawnGame<ReturnType<typeof mathWarpScene>> = {
  open: mathWarpScene,
  backdrop: mathWarpBackdrop,
  moments: [
    {
      name: 'a question in warp mode',
      show: ({ show }) => show({ phase: 'open', isWarp: true }, 0),
      span: [0, 96_000],
    },
    {
      name: 'a flight through the portal',
      show: ({ show }) => show({ phase: 'closing', isWarp: true, events: [correctEvent] }, 0),
      span: [0, 3000],
    },
    {
      name: 'a ship at a wrong number',
      show: ({ show, tick }) => {
        show({}, 0);
        tick(10);
        show({ phase: 'closed', tried: [20], events: [createIncorrectEvent(20)] }, 1000);
      },
      span: [1000, 2000],
    },
    {
      name: 'a portal that opens',
      show: ({ show }) => show({ phase: 'opening', openingMs: 1_000_000 }, 0),
      span: [0, 96_000],
    },
  ],
};
