import * as v from 'valibot';
import { computeChecksum } from '../../machines/core/checksum';
import { countSchema, listSchema, parserOf } from '../../machines/core/stored-shape';
import { createEnvelopeStore } from './device-store';
import { getToday } from './today';

/** A printed sheet that has been marked: a checksum of what it asks, and the day. */
interface MarkedSheet {
  readonly sheet: number;
  readonly day: number;
}

/** Long enough for somebody to scan the same code twice, but not for a child to work through the sheet again. */
const REMEMBERED_DAYS = 14;
const MAX_SHEETS = 60;

/** What is stored is limited to a billion. */
const IDS = 1_000_000_000;

const sheets = listSchema(v.object({ sheet: countSchema, day: countSchema }), MAX_SHEETS);

/** The printed sheets of the last days whose answers are part of the memory already. */
export const markedSheetsStore = createEnvelopeStore<readonly MarkedSheet[]>('numeria.marked-sheets', {
  version: 1,
  fallback: [],
  parse: parserOf(sheets),
});

/** Identifies a sheet by the query parameters that print it. */
export const identifySheet = (parameters: Readonly<Record<string, string>>): number =>
  computeChecksum(JSON.stringify(parameters)) % IDS;

/** The sheets of two devices, without duplicates. */
export const mergeMarkedSheets = (
  here: readonly MarkedSheet[],
  other: readonly MarkedSheet[],
): readonly MarkedSheet[] =>
  [...other.filter(({ sheet }) => !here.some((one) => one.sheet === sheet)), ...here].slice(-MAX_SHEETS);

const isRecent = ({ day }: MarkedSheet): boolean => Math.abs(getToday() - day) < REMEMBERED_DAYS;

export const isSheetMarked = (sheet: number): boolean =>
  markedSheetsStore.read().some((one) => one.sheet === sheet && isRecent(one));

export const rememberMarkedSheet = (sheet: number): void =>
  markedSheetsStore.update((marked) => [...marked.filter(isRecent), { sheet, day: getToday() }].slice(-MAX_SHEETS));
