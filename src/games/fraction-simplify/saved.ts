import * as v from 'valibot';
import { DIFFICULTIES, type Settings } from '../../../machines/fraction-simplify/rules';
import { bestsStore } from '../../device/bests';
import { envelopeStore } from '../../device/device-store';

/** The bests of this game on this device. */
export const fractionBests = bestsStore('fraction-simplify');

/** What the menu chooses, but the time, which all games share. */
type Choice = Pick<Settings, 'difficulty'>;

const choice = v.object({ difficulty: v.picklist(DIFFICULTIES) });

/** What this player chose last in the menu. */
export const fractionChoice = envelopeStore<Choice>('numeria.fraction-simplify.choice', {
  version: 1,
  fallback: { difficulty: 'easy' },
  parse: (data) => {
    const { success, output } = v.safeParse(choice, data);
    return success ? output : null;
  },
});
