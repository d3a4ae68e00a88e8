import type { AlgebraAdventureSnapshot } from '../../../machines/algebra-adventure/machine';
import { isWaitingByTimeSetting } from '../../play/round/round';
import type { AlgebraAdventureView } from './scene/keyframes';

export const getAlgebraAdventureView = (snapshot: AlgebraAdventureSnapshot): AlgebraAdventureView => ({
  question: snapshot.context.round.question,
  given: snapshot.context.round.given,
  pace: isWaitingByTimeSetting(snapshot) ? 'slow' : 'brisk',
});
