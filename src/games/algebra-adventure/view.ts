import type { AlgebraAdventureSnapshot } from '../../../machines/algebra-adventure/machine';
import { waitsByTimeSetting } from '../../play/round/round';
import type { AlgebraAdventureView } from './scene/keyframes';

export const algebraAdventureViewOf = (snapshot: AlgebraAdventureSnapshot): AlgebraAdventureView => ({
  question: snapshot.context.round.question,
  given: snapshot.context.round.given,
  pace: waitsByTimeSetting(snapshot) ? 'slow' : 'brisk',
});
