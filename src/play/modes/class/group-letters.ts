const MAX_GROUP = 4;

/** A code in groups of up to four letters, as even as possible, easier to read: "BCDF GHJK" and "BCD FGH JKM". */
export function groupLetters(code: string): string {
  const groups = Math.ceil(code.length / MAX_GROUP);
  const startOf = (group: number): number => Math.ceil((group * code.length) / groups);
  return Array.from({ length: groups }, (_, group) => code.slice(startOf(group), startOf(group + 1))).join('\u00a0');
}
