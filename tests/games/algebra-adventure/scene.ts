import { judge } from '../../../machines/algebra-adventure/round';
import { algebraAdventureBackdrop } from '../../../src/games/algebra-adventure/scene/backdrop';
import { algebraAdventureScene, createQuestion } from '../../scenes/helpers/algebra-adventure';
import type { DrawnGame } from '../../scenes/helpers/drawn-games';

const QUESTION = createQuestion();

export const drawnGame: DrawnGame<ReturnType<typeof algebraAdventureScene>> = {
  open: algebraAdventureScene,
  backdrop: algebraAdventureBackdrop,
  moments: [
    { name: 'a balance that sways', show: ({ show }) => show({ question: QUESTION }, 0), span: [0, 90_000] },
    {
      name: 'units that are divided into piles',
      show: ({ show, tick }) => {
        show({ question: QUESTION }, 0);
        tick(99_000);
        show({ question: QUESTION, given: judge(QUESTION, QUESTION.answer) }, 100_000);
      },
      span: [100_750, 101_050],
      restsMs: 110_000,
      hasSteps: true,
    },
  ],
};
