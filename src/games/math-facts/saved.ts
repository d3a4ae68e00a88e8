import * as v from 'valibot';
import { DIFFICULTIES, MODES, type Settings } from '../../../machines/math-facts/rules';
import { bestsStore } from '../../device/bests';
import { envelopeStore } from '../../device/device-store';

/** The bests of this game on this device. */
export const mathFactsBests = bestsStore('math-facts');

/** What the menu chooses, but the time, which all games share. */
export type Choice = Pick<Settings, 'mode' | 'difficulty'>;

const choice = v.object({ mode: v.picklist(MODES), difficulty: v.picklist(DIFFICULTIES) });

/** What this player chose last in the menu. */
export const mathFactsChoice = envelopeStore<Choice>('numeria.math-facts.choice', {
  version: 1,
  fallback: { mode: 'addition', difficulty: 'easy' },
  parse: (data) => {
    const { success, output } = v.safeParse(choice, data);
    return success ? output : null;
  },
});
