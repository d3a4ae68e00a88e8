import { type Captain, hasCaptain } from '../../machines/core/captain';
import { properName } from '../device/captain-name';
import type { ProgressFact } from '../device/stored-part';

export const summariseCaptain = (captain: Captain): readonly ProgressFact[] =>
  hasCaptain(captain) ? [{ label: 'Captain', text: properName(captain) }] : [];
