import type { AlgebraAdventureSnapshot } from '../../../machines/algebra-adventure/machine';
import { stateName } from '../../../machines/core/state-name';
import { waitsAfterMistake } from '../../../machines/core/time-setting';
import type { WorkshopView } from './scene/story';

/** The state of the game as `data-state` names it. */
export const gameStateName = ({ value }: AlgebraAdventureSnapshot): string => stateName(value);

/** Whether a mistake stands there until the player goes on. */
export const isWaiting = ({ value, context: { settings, round } }: AlgebraAdventureSnapshot): boolean =>
  stateName(value) === 'playing.feedback' && waitsAfterMistake(settings.time) && round.given?.verdict !== 'right';

/** What the scene shows of the game now. */
export const workshopViewOf = (snapshot: AlgebraAdventureSnapshot): WorkshopView => ({
  question: snapshot.context.round.question,
  given: snapshot.context.round.given,
  pace: isWaiting(snapshot) ? 'slow' : 'brisk',
});
