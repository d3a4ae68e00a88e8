/*
 * What settings say where a game has no words of its own for them. Their names and values are those of the query parameters,
 * which are words already: "findX", "very-small".
 */

/** A name or a value as it is read: "Find x", "Very small". */
export function wordsOf(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A round as it is read: "Mode: Addition, difficulty: Easy"; empty where it has no settings of its own. */
export const roundText = (round: Readonly<Record<string, string>>): string =>
  Object.entries(round)
    .map(([name, value], index) => `${index === 0 ? wordsOf(name) : name}: ${wordsOf(value).toLowerCase()}`)
    .join(', ');
