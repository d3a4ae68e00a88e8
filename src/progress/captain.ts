import { type Captain, hasCaptain } from '../../machines/core/captain';
import type { ProgressFact } from '../device/stored-part';
import { capitalise } from '../ui/number-to-word';

export const summariseCaptain = (captain: Captain): readonly ProgressFact[] =>
  hasCaptain(captain) ? [{ label: 'Captain', text: capitalise(captain.name) }] : [];
