import { HOW_WORDS } from '../../device/how-words';
import type { Settings } from '../../device/settings';

function contains(settings: Settings, wanted: Partial<Settings>): boolean {
  const values = new Map<string, unknown>(Object.entries(settings));
  return Object.entries(wanted).every(([name, value]) => values.get(name) === value);
}

/** The settings that are not the usual ones, as words of a link; empty if all are usual. */
export const printHowWords = (settings: Settings, usual: Settings): string =>
  Object.entries(HOW_WORDS)
    .filter(([, wanted]) => contains(settings, wanted) && !contains(usual, wanted))
    .map(([word]) => word)
    .join(',');
