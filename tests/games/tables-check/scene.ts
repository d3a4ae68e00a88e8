import { createCheckQuestions } from '../../../machines/tables-check/check-questions';
import { TablesCheckScene } from '../../../src/games/tables-check/scene';
import { tablesCheckBackdrop } from '../../../src/games/tables-check/scene/backdrop';
import { coastDrawings } from '../../../src/games/tables-check/scene/drawings';
import type { DrawnGame, OnStage } from '../../scenes/helpers/drawn-games';
import { onStage } from '../../scenes/helpers/on-stage';
import { StubAtlas } from '../../scenes/helpers/stub-atlas';

const [FIRST, SECOND] = createCheckQuestions(1);
const question = FIRST ?? SECOND!;

/** The coast with an atlas without pictures, laid out for a stage. */
function coast(stage: OnStage = {}) {
  return onStage(TablesCheckScene, new StubAtlas(coastDrawings()), { widthPx: 960, heightPx: 540, ...stage });
}

export const drawnGame: DrawnGame<ReturnType<typeof coast>> = {
  open: coast,
  backdrop: tablesCheckBackdrop,
  isSilent: true,
  moments: [
    {
      name: 'a ray turning to a question, and a lamp lighting',
      show: ({ scene }) => {
        scene.show({ question, lit: 6, isBetween: false }, 0);
        scene.show({ question, lit: 7, isBetween: true }, 1000);
      },
      span: [1000, 3000],
      restsMs: 4000,
    },
  ],
};
