import { formOf } from '../../../machines/tables-check/form';
import { CoastScene } from '../../../src/games/tables-check/scene';
import { coastBackdrop } from '../../../src/games/tables-check/scene/backdrop';
import { coastDrawings } from '../../../src/games/tables-check/scene/drawings';
import { fitted } from '../../../src/stage/scene';
import type { DrawnGame, OnStage } from '../../scenes/helpers/drawn-games';
import { StubAtlas } from '../../scenes/helpers/stub-atlas';

const [FIRST, SECOND] = formOf(1);
const question = FIRST ?? SECOND!;

/** The coast on an atlas without pictures, laid out for a stage. */
function coast({ widthPx = 960, heightPx = 540, reducedMotion = false }: OnStage = {}) {
  const atlas = new StubAtlas(coastDrawings());
  const scene = new CoastScene(atlas, reducedMotion);
  const { view } = fitted(widthPx, heightPx);
  scene.layout(view);
  return { scene, atlas, view, tick: (nowMs: number) => scene.tick(nowMs) };
}

/** What holds for its scene as for every other. */
export const drawnGame: DrawnGame<ReturnType<typeof coast>> = {
  open: coast,
  backdrop: coastBackdrop,
  isSilent: true,
  moments: [
    {
      name: 'a ray that comes to a question, and a lamp that is lit',
      show: ({ scene }) => {
        scene.show({ question, lit: 6, isBetween: false }, 0);
        scene.show({ question, lit: 7, isBetween: true }, 1000);
      },
      span: [1000, 3000],
      restsMs: 4000,
    },
  ],
};
