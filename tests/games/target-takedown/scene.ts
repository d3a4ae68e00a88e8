import type { TargetTakedownView } from '../../../src/games/target-takedown/scene';
import { targetTakedownBackdrop } from '../../../src/games/target-takedown/scene/backdrop';
import { indicesUpTo } from '../../helpers/seeds';
import type { DrawnGame } from '../../scenes/helpers/drawn-games';
import { createBoard, targetTakedownScene } from '../../scenes/helpers/target-takedown';

const MANY = createBoard(
  90,
  indicesUpTo(32).map((index) => index + 1),
);
const BOARD = createBoard();

const after = (name: string, before: Partial<TargetTakedownView>, then: Partial<TargetTakedownView>) => ({
  name,
  show: ({ show, tick }: ReturnType<typeof targetTakedownScene>) => {
    show({ board: BOARD, ...before }, 0);
    tick(1000);
    show({ board: BOARD, ...before, ...then }, 2000);
  },
  span: [2000, 3000] as const,
});

export const drawnGame: DrawnGame<ReturnType<typeof targetTakedownScene>> = {
  open: targetTakedownScene,
  backdrop: targetTakedownBackdrop,
  moments: [
    { name: 'a board being dealt', show: ({ show }) => show({ board: MANY }, 1000), span: [1000, 1700], restsMs: 2500 },
    { ...after('a tile that is chosen', {}, { chosen: [0] }), restsMs: 3500 },
    after('a target that is hit', { chosen: [0] }, { chosen: [0, 3], outcome: 'hit' }),
    after('a sum that is too large', { chosen: [0] }, { chosen: [0, 9], outcome: 'overshoot' }),
    after('a timeout', { chosen: [0] }, { outcome: 'timeUp' }),
    { ...after('the last seconds', {}, { lastSeconds: 3 }), restsMs: 3500 },
  ],
};
