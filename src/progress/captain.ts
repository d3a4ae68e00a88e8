import { type Captain, hasCaptain } from '../../machines/core/captain';
import { properName } from '../device/captain-name';
import type { ProgressFact } from '../device/stored-part';
import { FACT_LABELS } from './text';

export const summariseCaptain = (captain: Captain): readonly ProgressFact[] =>
  hasCaptain(captain) ? [{ label: FACT_LABELS.captain, text: properName(captain) }] : [];
