import { type Captain, hasCaptain, properName } from '../../machines/core/captain';
import type { ProgressFact } from '../device/stored-part';

export const summariseCaptain = (captain: Captain): readonly ProgressFact[] =>
  hasCaptain(captain) ? [{ label: 'Captain', text: properName(captain) }] : [];
