import { type Question, questionAt } from '../../../machines/math-warp/questions';
import type { RoundEvent } from '../../../machines/math-warp/round';
import { MathWarpScene } from '../../../src/games/math-warp/scene';
import { sceneDrawings } from '../../../src/games/math-warp/scene/drawings';
import { Portal } from '../../../src/games/math-warp/scene/portal';
import { StarStreaks } from '../../../src/games/math-warp/scene/star-streaks';
import type { MathWarpView } from '../../../src/games/math-warp/view';
import { Swarm } from '../../../src/stage/swarm';
import type { OnStage } from './drawn-games';
import { onStage } from './on-stage';
import { StubAtlas } from './stub-atlas';
import { getName, visibleBodies } from './visible-bodies';

/** Stages in CSS pixels: phones in portrait and landscape, tablets and a whiteboard. */
export const STAGES = [
  { widthPx: 360, heightPx: 644 },
  { widthPx: 320, heightPx: 472 },
  { widthPx: 740, heightPx: 308 },
  { widthPx: 820, heightPx: 1050 },
  { widthPx: 1180, heightPx: 690 },
  { widthPx: 1920, heightPx: 1000 },
] as const;

/** A question with the numbers 3, 5, 7 and 20, of which 7 is right. */
export const QUESTION: Question = {
  ...questionAt(1, 0, 0),
  equation: { first: 7, operation: '×', second: 8, answer: 56 },
  missing: 'first',
  answer: 7,
  choices: [3, 5, 7, 20],
};

const OPEN: MathWarpView = {
  round: 'first',
  phase: 'open',
  openingMs: 800,
  question: QUESTION,
  tried: [],
  isWarp: false,
};

/** The events for an answer. */
export const correctEvent = { type: 'correct', question: QUESTION, points: 10, rightBefore: 0, streak: 1 } as const;
export const createIncorrectEvent = (answer: number) =>
  ({ type: 'incorrect', question: QUESTION, answer, lives: 2 }) as const;
export const openingEvent = { type: 'opening', isAgain: false } as const;

/** The scene with an atlas without drawings, laid out for a stage. */
export function mathWarpScene(stage: OnStage = {}) {
  const staged = onStage(MathWarpScene, new StubAtlas(sceneDrawings()), { widthPx: 1180, heightPx: 690, ...stage });
  const { scene, sprites } = staged;
  return {
    ...staged,
    /** Shows a change, after the events that caused it. */
    show: (
      { events = [], ...shown }: Partial<MathWarpView> & { readonly events?: readonly RoundEvent[] },
      nowMs: number,
    ) => {
      for (const event of events) scene.react(event, nowMs);
      scene.show({ ...OPEN, ...shown }, nowMs);
    },
    /** The backgrounds of the beacons, in order. */
    faces: () =>
      visibleBodies(scene.view)
        .map(getName)
        .filter((name) => name.startsWith('beacon')),
    /** Null if it is not visible. */
    ship: () => sprites('ship')[0]?.parent ?? null,
    /** Null if it is not visible. */
    portal: () => visibleBodies(scene.view).find((body) => body instanceof Portal) ?? null,
    /** The rings that the scene draws, by name and alpha, and the one that it leaves to the page. */
    rings: () => ({
      painted: sprites(/^portal/).map((ring) => [getName(ring), ring.alpha]),
      page: scene.visibleLayerName(),
    }),
    /** The stars, and the sparks while they are flying. */
    swarms: () =>
      visibleBodies(scene.view).filter((body) => body instanceof Swarm || body instanceof StarStreaks).length,
    lamps: () => sprites(/^lamp/).length,
  };
}
