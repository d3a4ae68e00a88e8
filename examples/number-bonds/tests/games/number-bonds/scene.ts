import { questionAt } from '../../../machines/number-bonds/rules';
import bead from '../../../src/games/number-bonds/drawings/bead.svg?drawing';
import { BeadsScene, type BeadsView } from '../../../src/games/number-bonds/scene';
import { fitted } from '../../../src/stage/scene';
import type { DrawnGame, OnStage } from '../../scenes/helpers/drawn-games';
import { StubAtlas } from '../../scenes/helpers/stub-atlas';

const question = questionAt(1, { difficulty: 'hard', time: 'normal' }, 0);

function beads({ widthPx = 1024, heightPx = 576, reducedMotion = false }: OnStage = {}) {
  const atlas = new StubAtlas({ bead });
  const scene = new BeadsScene(atlas, reducedMotion);
  const { view } = fitted(widthPx, heightPx);
  scene.layout(view);
  return {
    scene,
    atlas,
    view,
    show: (given: BeadsView['given'], nowMs: number) => scene.show({ question, given }, nowMs),
    tick: (nowMs: number) => scene.tick(nowMs),
  };
}

/** What holds for its scene as for every other. */
export const drawnGame: DrawnGame<ReturnType<typeof beads>> = {
  open: beads,
  moments: [{ name: 'beads that grow', show: ({ show }) => show(null, 1000), span: [1000, 1300], restsMs: 2000 }],
};
