import { HOW_OPTIONS } from '../../device/how-options';

function contains(settings: object, wanted: object): boolean {
  const values = new Map<string, unknown>(Object.entries(settings));
  return Object.entries(wanted).every(([name, value]) => values.get(name) === value);
}

/** The settings that are not the usual ones, as words of a link; empty if all are usual. */
export const printHowOptions = (settings: object, usual: object): string =>
  Object.entries(HOW_OPTIONS)
    .filter(([, wanted]) => contains(settings, wanted) && !contains(usual, wanted))
    .map(([word]) => word)
    .join(',');
