import { questionAt } from '../../../machines/number-bonds/rules';
import bead from '../../../src/games/number-bonds/drawings/bead.svg?drawing';
import { BeadsScene, type BeadsView } from '../../../src/games/number-bonds/scene';
import type { DrawnGame, OnStage } from '../../scenes/helpers/drawn-games';
import { onStage } from '../../scenes/helpers/on-stage';
import { StubAtlas } from '../../scenes/helpers/stub-atlas';

const question = questionAt(1, { difficulty: 'hard', time: 'normal' }, 0);

function beads(stage: OnStage = {}) {
  const staged = onStage(BeadsScene, new StubAtlas({ bead }), { widthPx: 1024, heightPx: 576, ...stage });
  return {
    ...staged,
    show: (given: BeadsView['given'], nowMs: number) => staged.scene.show({ question, given }, nowMs),
  };
}

/** For the tests that cover all scenes. */
export const drawnGame: DrawnGame<ReturnType<typeof beads>> = {
  open: beads,
  moments: [{ name: 'beads that grow', show: ({ show }) => show(null, 1000), span: [1000, 1300], restsMs: 2000 }],
};
