import * as v from 'valibot';
import { type ClassRound, parseClassCode } from '../../../machines/core/class-code';
import { listSchema, nameSchema } from '../../../machines/core/stored-shape';
import { parseStoredJson } from '../../device/stored-strings';

const KEY = 'numeria.class';
/** Enough for several classes together. */
const MAX_CODES = 600;

const board = v.object({ game: nameSchema, seed: v.number(), codes: listSchema(v.string(), MAX_CODES) });

/** The codes of this round from before a reload. They last until the tab is closed. */
export function readCodes(round: ClassRound): readonly string[] {
  try {
    const { success, output } = v.safeParse(board, parseStoredJson(sessionStorage.getItem(KEY)));
    if (!success || output.game !== round.game || output.seed !== round.seed) return [];
    return [...new Set(output.codes)].filter((code) => parseClassCode(round, code).type === 'result');
  } catch {
    // Without storage there is nothing to read.
    return [];
  }
}

/** Stores the codes until the tab is closed, and replaces those of any other round. */
export function storeCodes(round: ClassRound, codes: readonly string[]): void {
  try {
    if (codes.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ ...round, codes: codes.slice(-MAX_CODES) }));
  } catch {
    // Without storage, the codes last as long as the page.
  }
}
