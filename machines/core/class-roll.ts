/*
 * The codes on a class board. A program could easily produce large numbers of codes, so the board asks for confirmation
 * when a class gets larger than usual.
 */

export const ROLL = {
  /** How many codes are accepted before asking for confirmation, and again after each confirmation. */
  step: 60,
} as const;

/** The codes on the board, and those waiting for a confirmation. */
export interface Roll {
  readonly aboard: readonly string[];
  readonly waiting: readonly string[];
  readonly limit: number;
}

export const EMPTY_ROLL: Roll = { aboard: [], waiting: [], limit: ROLL.step };

/** Restores a board after a reload. Codes that were already accepted do not need another confirmation. */
export const restoreRoll = (aboard: readonly string[]): Roll => ({
  aboard,
  waiting: [],
  limit: Math.max(1, Math.ceil(aboard.length / ROLL.step)) * ROLL.step,
});

/** Adds codes, ignoring any that are already there. Codes above the limit have to wait. */
export function addCodes({ aboard, waiting, limit }: Roll, codes: Iterable<string>): Roll {
  const all = [...new Set([...aboard, ...waiting, ...codes])];
  const room = Math.max(limit, aboard.length);
  return { aboard: all.slice(0, room), waiting: all.slice(room), limit };
}

/** The roll after the teacher confirms that the class is this large. */
export const raiseLimit = (roll: Roll): Roll => addCodes({ ...roll, limit: roll.limit + ROLL.step }, []);

/** The roll after the teacher says that the waiting codes do not belong to the class. */
export const dropWaitingCodes = (roll: Roll): Roll => ({ ...roll, waiting: [] });

/** Removes a code from the board. Waiting codes do not take its place. */
export const removeCode = (roll: Roll, code: string): Roll => ({
  ...roll,
  aboard: roll.aboard.filter((one) => one !== code),
});

/** Puts a code back where it was. */
export const restoreCode = (roll: Roll, code: string, index: number): Roll =>
  roll.aboard.includes(code)
    ? roll
    : { ...roll, aboard: [...roll.aboard.slice(0, index), code, ...roll.aboard.slice(index)] };
