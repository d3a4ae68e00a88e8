import * as v from 'valibot';
import { type ClassRound, readClassCode } from '../../../machines/core/class-code';
import { listOf, name } from '../../../machines/core/stored-shape';
import { parsed } from '../../device/stored-text';

const KEY = 'numeria.class';
/** More than any class, or several of them, has. */
const MAX_CODES = 600;

const board = v.object({ game: name, seed: v.number(), codes: listOf(v.string(), MAX_CODES) });

/** The codes of this round that its board had before the page was loaded again. They stay until the tab is closed. */
export function readCodes(round: ClassRound): readonly string[] {
  try {
    const { success, output } = v.safeParse(board, parsed(sessionStorage.getItem(KEY)));
    if (!success || output.game !== round.game || output.seed !== round.seed) return [];
    return [...new Set(output.codes)].filter((code) => readClassCode(round, code).type === 'result');
  } catch {
    // A browser that stores nothing has nothing to give back.
    return [];
  }
}

/** Stores the codes of a board until the tab is closed, in place of those of any other round. */
export function storeCodes(round: ClassRound, codes: readonly string[]): void {
  try {
    if (codes.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ ...round, codes: codes.slice(-MAX_CODES) }));
  } catch {
    // Where nothing can be stored, the codes last as long as the page does.
  }
}
