import { RULES } from '../../../../machines/arithmetic-hero/rules';
import { seededRandom } from '../../../../machines/core/random';
import type { Atlas } from '../../../stage/atlas';
import type { View } from '../../../stage/scene';
import { Swarm } from '../../../stage/swarm';

const FLIGHT = {
  lengthMs: 3300,
  spread: 75,
  distance: [-330, -40],
  sinkPerFrame: 2.6,
  size: 1.5,
  flutters: 5,
} as const;

/** Where the score display is along the upper edge of the stage, as a fraction of the stage's width. */
const SCORE_AT = 0.7;

/** The point of the scene closest to the score display. */
export const pointBelowScore = ({ left, right, top }: View) => ({ x: left + (right - left) * SCORE_AT, y: top });

/** Confetti for ten right answers in a row: paper in five colours that falls from the score display. */
export const confetti = (atlas: Atlas): Swarm => {
  const paper = (colour: number) => atlas.texture(`paper ${colour}`);
  const papers = [paper(0), paper(1), paper(2), paper(3), paper(4)] as const;
  return new Swarm(RULES.streak.confetti, papers, FLIGHT, seededRandom(1, 'confetti'));
};
