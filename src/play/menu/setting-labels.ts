/*
 * Labels for settings without text of their own. Their names and values are query parameters, which are words already,
 * such as "findX" or "very-small".
 */

/** A name or value as a label: "Find x", "Very small". */
export function settingLabel(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Settings as text: "Mode: Addition, difficulty: Easy"; empty if there are none. */
export const formatSettings = (round: Readonly<Record<string, string>>): string =>
  Object.entries(round)
    .map(([name, value], index) => `${index === 0 ? settingLabel(name) : name}: ${settingLabel(value).toLowerCase()}`)
    .join(', ');
