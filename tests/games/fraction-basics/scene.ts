import { fractionBasicsBackdrop } from '../../../src/games/fraction-basics/scene/backdrop';
import type { DrawnGame } from '../../scenes/helpers/drawn-games';
import { answerQuestion, fractionBasicsScene, QUARTER, SUM, UNREDUCED } from '../../scenes/helpers/fraction-basics';

export const drawnGame: DrawnGame<ReturnType<typeof fractionBasicsScene>> = {
  open: fractionBasicsScene,
  backdrop: fractionBasicsBackdrop,
  moments: [
    {
      name: 'parts that are laid down',
      show: ({ show }) => {
        const given = answerQuestion(SUM, '9/8');
        show(SUM, 0);
        show(SUM, 0, 'cutting', given);
        show(SUM, 400, 'laying', given);
      },
      span: [400, 1300],
    },
    {
      name: 'buns that are shared',
      show: ({ show }) => {
        const given = answerQuestion(QUARTER, '4');
        show(QUARTER, 0);
        show(QUARTER, 0, 'cutting', given);
        show(QUARTER, 400, 'laying', given);
      },
      span: [400, 1600],
    },
    {
      name: 'a bar that is cut',
      show: ({ show }) => {
        show(UNREDUCED, 0);
        show(UNREDUCED, 1000, 'cutting', answerQuestion(UNREDUCED, '3/4'));
      },
      span: [1000, 1400],
    },
  ],
};
