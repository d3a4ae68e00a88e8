import { mentalMathsBackdrop } from '../../../src/games/mental-maths/scene/backdrop';
import type { DrawnGame } from '../../scenes/helpers/drawn-games';
import { LATE, mentalMathsScene, RIGHT, WRONG } from '../../scenes/helpers/mental-maths';

const answered = (name: string, given: typeof RIGHT) => ({
  name,
  show: ({ show }: ReturnType<typeof mentalMathsScene>) => {
    show({}, 0);
    show({ given, answered: 7 }, 10);
  },
  span: [10, 4000] as const,
});

export const drawnGame: DrawnGame<ReturnType<typeof mentalMathsScene>> = {
  open: mentalMathsScene,
  backdrop: mentalMathsBackdrop,
  moments: [
    { name: 'a question', show: ({ show }) => show({}, 0), span: [0, 96_000] },
    answered('a popping bubble', RIGHT),
    answered('a sinking bubble', WRONG),
    answered('a timeout', LATE),
  ],
};
