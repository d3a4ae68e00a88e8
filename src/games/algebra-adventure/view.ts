import type { AlgebraAdventureSnapshot } from '../../../machines/algebra-adventure/machine';
import { isUnhurried } from '../../play/round';
import type { WorkshopView } from './scene/story';

export const workshopViewOf = (snapshot: AlgebraAdventureSnapshot): WorkshopView => ({
  question: snapshot.context.round.question,
  given: snapshot.context.round.given,
  pace: isUnhurried(snapshot) ? 'slow' : 'brisk',
});
