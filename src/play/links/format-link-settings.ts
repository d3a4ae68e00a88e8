import { LINK_SETTINGS } from '../../device/link-settings';

function contains(settings: object, wanted: object): boolean {
  const values = new Map<string, unknown>(Object.entries(settings));
  return Object.entries(wanted).every(([name, value]) => values.get(name) === value);
}

/** The settings that are not the usual ones, as words of a link; empty if all are usual. */
export const formatLinkSettings = (settings: object, usual: object): string =>
  Object.entries(LINK_SETTINGS)
    .filter(([, wanted]) => contains(settings, wanted) && !contains(usual, wanted))
    .map(([word]) => word)
    .join(',');
