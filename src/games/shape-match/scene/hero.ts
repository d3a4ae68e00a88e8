import type { RoundEvent } from '../../../../machines/shape-match/round';
import { type GameHero, placePeepingHero, placeStandingHero } from '../../../play/hero/hero-placement';
import hat from '../drawings/hero/garden-hat.svg?drawing';
import { plateArea, sculptureButtonAreas, sculpturesLayout } from './layout';

/** The hero is on the grass next to the sculptures. On phones it looks in from below. */
export const hero: GameHero<unknown, RoundEvent> = {
  hat,
  getPlacement: (view) => {
    const plate = plateArea(view);
    const [first] = sculptureButtonAreas(view);
    if (first === undefined) return null;
    const y = plate.y + plate.height;
    const x = Math.max(view.left, first.x - 220);
    const room = { x, y, width: first.x - x, height: view.bottom - 12 - y };
    const below = first.y + first.height;
    return (
      (view.shape === 'landscape' ? placeStandingHero(room, view) : null) ??
      placePeepingHero(view.left + 62, view.bottom, view.bottom - below, view)
    );
  },
  getGazeTargets: (view) => {
    const { xs, y, radius } = sculpturesLayout(view, 1);
    const shape = { x: (xs[0] ?? 0) - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
    return { question: plateArea(view), answers: sculptureButtonAreas(view), explained: shape };
  },
  given: ({ question, given }) => (question.type === 'comparison' ? question.choices.indexOf(given.choice) : undefined),
  held: ({ question }) => (question.type === 'sides' ? String(question.answer) : undefined),
};
