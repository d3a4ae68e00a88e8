import { judge } from '../../../machines/shape-match/round';
import { shapeMatchBackdrop } from '../../../src/games/shape-match/scene/backdrop';
import type { DrawnGame } from '../../scenes/helpers/drawn-games';
import { createComparison, createNameQuestion, shapeMatchScene } from '../../scenes/helpers/shape-match';

const PAIR = createComparison({ shape: 'triangle', turn: 0 }, { shape: 'square', turn: 0 });
const counted = (name: string, shape: 'hexagon' | 'circle') => ({
  name,
  show: ({ show }: ReturnType<typeof shapeMatchScene>) => {
    const question = createNameQuestion(shape);
    show(question, 0);
    show(question, 1000, { given: judge(question, shape) });
  },
  span: [1000, 1175] as const,
});

export const drawnGame: DrawnGame<ReturnType<typeof shapeMatchScene>> = {
  open: shapeMatchScene,
  backdrop: shapeMatchBackdrop,
  moments: [
    { name: 'a question', show: ({ show }) => show(PAIR, 0), span: [0, 400], restsMs: 500 },
    counted('a side being drawn', 'hexagon'),
    counted('the line of a circle being drawn', 'circle'),
  ],
};
