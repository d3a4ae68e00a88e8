import { LINK_SETTINGS } from '../../device/link-settings';

function contains(settings: object, option: object): boolean {
  const values = new Map<string, unknown>(Object.entries(settings));
  return Object.entries(option).every(([name, value]) => values.get(name) === value);
}

/** Formats the settings that differ from the defaults as a `how` parameter; empty if none do. */
export const formatLinkSettings = (settings: object, defaults: object): string =>
  Object.entries(LINK_SETTINGS)
    .filter(([, option]) => contains(settings, option) && !contains(defaults, option))
    .map(([word]) => word)
    .join(',');
