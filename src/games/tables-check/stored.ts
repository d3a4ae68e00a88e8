/* The part of a saved file for Tables Check, and how it is merged when a file is loaded. */
import { isStandardCheck } from '../../../machines/tables-check/rules';
import { createProgressPart, type ProgressFact, type StoredPart } from '../../device/stored-part';
import { checksStore, checksToStore, type SavedCheck } from './checks-store';
import { game } from './game';
import { bestCheck, checksTaken, outOf } from './stored-text';

/** The checks of both lists without duplicates, oldest first, up to the storage limit. */
export const mergeChecks = (here: readonly SavedCheck[], loaded: readonly SavedCheck[]): readonly SavedCheck[] => {
  const known = new Set(here.map(({ at }) => at));
  const all = [...here, ...loaded.filter(({ at }) => !known.has(at))];
  return checksToStore(all.sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at))));
};

export function summariseChecks(checks: readonly SavedCheck[]): readonly ProgressFact[] {
  if (checks.length === 0) return [];
  const standard = checks.filter(({ manners }) => isStandardCheck(manners)).map(({ score }) => score);
  return [
    { label: checksTaken, text: String(checks.length) },
    ...(standard.length === 0 ? [] : [{ label: bestCheck, text: outOf(Math.max(...standard)) }]),
  ];
}

export const stored: readonly StoredPart[] = [
  createProgressPart(game.id, { store: checksStore, merged: mergeChecks, facts: summariseChecks }),
];
