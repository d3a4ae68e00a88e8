/*
 * Who is aboard on the board of a class, by their codes. Codes are easily made by a program, so a class that grows beyond the
 * size of any is let in only once somebody has said that it is so large.
 */

/** Every number of it. */
export const ROLL = {
  /** So many come aboard without a question, and so many more by each answer to one. */
  step: 60,
} as const;

/** The codes of those who are aboard, and of those who wait for an answer. */
export interface Roll {
  readonly aboard: readonly string[];
  readonly waiting: readonly string[];
  /** So many may be aboard. */
  readonly limit: number;
}

/** Nobody yet. */
export const NOBODY: Roll = { aboard: [], waiting: [], limit: ROLL.step };

/** A board as it was before the page was loaded again: nobody is asked about those who were let in. */
export const rollOf = (aboard: readonly string[]): Roll => ({
  aboard,
  waiting: [],
  limit: Math.max(1, Math.ceil(aboard.length / ROLL.step)) * ROLL.step,
});

/** The roll with these codes, each once; those for which there is no room wait. */
export function withCodes({ aboard, waiting, limit }: Roll, codes: Iterable<string>): Roll {
  const all = [...new Set([...aboard, ...waiting, ...codes])];
  const room = Math.max(limit, aboard.length);
  return { aboard: all.slice(0, room), waiting: all.slice(room), limit };
}

/** The roll once somebody has said that the class is so large. */
export const withMoreRoom = (roll: Roll): Roll => withCodes({ ...roll, limit: roll.limit + ROLL.step }, []);

/** The roll once somebody has said that those who wait do not belong to the class. */
export const withoutWaiting = (roll: Roll): Roll => ({ ...roll, waiting: [] });

/** The roll without one who was aboard. Nobody who waits comes in by that. */
export const without = (roll: Roll, code: string): Roll => ({
  ...roll,
  aboard: roll.aboard.filter((one) => one !== code),
});

/** The roll with one put back where it was. */
export const withBack = (roll: Roll, code: string, index: number): Roll =>
  roll.aboard.includes(code)
    ? roll
    : { ...roll, aboard: [...roll.aboard.slice(0, index), code, ...roll.aboard.slice(index)] };
