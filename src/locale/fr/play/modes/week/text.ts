import type * as English from '../../../../../play/modes/week/text';
import { plural } from '../../../grammar';

export const back = 'Retour à la semaine';
export const playOnText: typeof English.playOnText = (minutes) =>
  minutes === 0 ? 'Continuer' : plural(minutes, `Continuer (${minutes} minute)`, `Continuer (${minutes} minutes)`);
