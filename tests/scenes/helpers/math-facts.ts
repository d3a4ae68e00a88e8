import { DEFAULT_AVATAR } from '../../../machines/core/hero';
import type { Question } from '../../../machines/math-facts/questions';
import type { RoundEvent } from '../../../machines/math-facts/round';
import { MathFactsScene, type MathFactsView } from '../../../src/games/math-facts/scene';
import { celebration } from '../../../src/games/math-facts/scene/celebration';
import { coastDrawings } from '../../../src/games/math-facts/scene/drawings';
import type { GhostView } from '../../../src/games/math-facts/scene/ghost';
import { celebrationDrawings } from '../../../src/play/celebration/celebration';
import type { OnStage } from './drawn-games';
import { onStage } from './on-stage';
import { StubAtlas } from './stub-atlas';
import { findSprites } from './visible-bodies';

/** Stages from the narrowest phone to a whiteboard, in CSS pixels. */
export const SIZES = [
  { widthPx: 320, heightPx: 340 },
  { widthPx: 320, heightPx: 230 },
  { widthPx: 360, heightPx: 457 },
  { widthPx: 356, heightPx: 308 },
  { widthPx: 820, heightPx: 768 },
  { widthPx: 1180, heightPx: 595 },
  { widthPx: 1440, heightPx: 664 },
  { widthPx: 1920, heightPx: 820 },
  { widthPx: 1600, heightPx: 400 },
] as const;

/** By default 7 × 8. */
export const createQuestion = (question: Partial<Question> = {}): Question => ({
  number: 0,
  first: 7,
  operation: '×',
  second: 8,
  answer: 56,
  ...question,
});

const NO_GHOST: GhostView = { best: 0, secondsLeft: 60, time: 'normal', isDriving: true };

/** The scene with an atlas without drawings, laid out for a stage, at the first question in a race. */
export function mathFactsScene(stage: OnStage = {}) {
  const staged = onStage(
    MathFactsScene,
    new StubAtlas({ ...coastDrawings(DEFAULT_AVATAR), ...celebrationDrawings(celebration) }),
    {
      widthPx: 960,
      heightPx: 540,
      ...stage,
    },
  );
  const { scene } = staged;
  let shown: MathFactsView = {
    race: 1,
    question: createQuestion(),
    isAnswerShown: false,
    score: 0,
    ghost: NO_GHOST,
    isRolling: false,
  };
  const show = (next: Partial<MathFactsView>, nowMs: number) => {
    shown = { ...shown, ...next };
    scene.show(shown, nowMs);
  };
  const dispatch = (score: number, event: RoundEvent, nowMs: number) => {
    scene.react(event, nowMs);
    show({ score }, nowMs);
  };
  const sprites = (name: string) => findSprites(scene.view, new RegExp(`^${name}$`));
  return {
    ...staged,
    show,
    /** Sends a right answer that leads to this score. */
    solve: (score: number, nowMs: number) => {
      const { question } = shown;
      dispatch(score, { type: 'correct', question, points: score - shown.score, streak: 1 }, nowMs);
    },
    fail: (nowMs: number) => dispatch(shown.score, { type: 'incorrect', question: shown.question, answer: 1 }, nowMs),
    ghost: (ghost: Partial<GhostView>, nowMs: number) => show({ ghost: { ...shown.ghost, ...ghost } }, nowMs),
    sprites,
    /** The x of a sprite in the scene. If there are several, the first one. */
    xOf: (name: string) => {
      const [sprite] = sprites(name);
      return sprite === undefined ? null : sprite.getGlobalPosition().x;
    },
  };
}
