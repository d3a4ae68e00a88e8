import { questionAt } from '../../../machines/place-value/rules';
import { DRAWINGS, TrainScene, type TrainView } from '../../../src/games/place-value/scene';
import type { DrawnGame, OnStage } from '../../scenes/helpers/drawn-games';
import { onStage } from '../../scenes/helpers/on-stage';
import { StubAtlas } from '../../scenes/helpers/stub-atlas';

const question = questionAt(1, { difficulty: 'hard', time: 'normal' }, 0);
const given: TrainView['given'] = { verdict: 'right', answer: question.answer };

function train(stage: OnStage = {}) {
  const staged = onStage(TrainScene, new StubAtlas(DRAWINGS), { widthPx: 1024, heightPx: 576, ...stage });
  return { ...staged, show: (nowMs: number) => staged.scene.show({ question, given }, nowMs) };
}

/** For the tests that cover all scenes. */
export const drawnGame: DrawnGame<ReturnType<typeof train>> = {
  open: train,
  moments: [{ name: 'a train that is loaded', show: ({ show }) => show(1000), span: [1000, 1350], restsMs: 2000 }],
};
