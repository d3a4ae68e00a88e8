/*
 * The file that progress is saved to: JSON that a person can read, with each value as it lies on the device. Whatever is
 * given to be loaded is read with care: it may be damaged, of a newer version, a picture, or made to do harm.
 */
import * as v from 'valibot';
import { version as siteVersion } from '../../package.json';
import { isAfterTomorrow } from '../device/today';

const KIND = 'numeria-progress';
/** Raised when older pages could no longer read the file. */
const VERSION = 1;

/** No progress comes near this, in bytes. */
export const MAX_BYTES = 1_000_000;

/** Nothing that is kept lies deeper within itself than this. */
const DEEPEST = 32;

/** Why a file was not loaded. */
export type FileError = 'empty' | 'tooBig' | 'foreign' | 'damaged' | 'newer' | 'unreadable';

/** What a file holds. */
export interface SavedFile {
  /** When it was saved; null where the file does not say. */
  readonly savedAt: Date | null;
  /** Values by their keys, as they are stored. */
  readonly data: Readonly<Record<string, unknown>>;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The name of a file saved on this day: "numeria-progress-2026-11-22.json". */
export const fileName = (day: Date): string =>
  `${KIND}-${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}.json`;

/** The text of a file with these values. */
export const printFile = (data: SavedFile['data'], now: Date): string =>
  `${JSON.stringify({ kind: KIND, version: VERSION, savedAt: now.toISOString(), site: siteVersion, data }, null, 2)}\n`;

const ofOurKind = v.object({ kind: v.literal(KIND), version: v.number() });
const content = v.object({
  version: v.literal(VERSION),
  savedAt: v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  data: v.record(v.string(), v.unknown()),
});

/** What a text holds, or why it cannot be loaded. */
export function readText(text: string): SavedFile | FileError {
  if (text.trim() === '') return 'empty';
  if (isTooDeep(text)) return isOurs(text) ? 'damaged' : 'foreign';
  const file = parsed(text);
  const { success, output } = v.safeParse(ofOurKind, file);
  if (!success) return isOurs(text) ? 'damaged' : 'foreign';
  if (output.version > VERSION) return 'newer';
  const read = v.safeParse(content, file);
  if (!read.success) return 'damaged';
  const { savedAt, data } = read.output;
  return { savedAt: savedAt === null ? null : dayOf(savedAt), data };
}

/** When a file says that it was saved; null where that is no day (31 February), or has not come yet. */
function dayOf(savedAt: string): Date | null {
  const moment = new Date(savedAt);
  return Number.isNaN(moment.getTime()) || isAfterTomorrow(moment) ? null : moment;
}

/** What a file holds, or why it cannot be loaded; never throws. */
export async function readFile(file: File): Promise<SavedFile | FileError> {
  if (file.size > MAX_BYTES) return 'tooBig';
  try {
    return readText(await file.text());
  } catch {
    return 'unreadable';
  }
}

/** Whether a text that is no whole file was one of ours once. */
const isOurs = (text: string): boolean => text.includes(`"${KIND}"`);

/** Whether brackets stand within one another deeper than in any file of ours: reading it could exhaust the browser. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index] ?? '';
    if (sign === '"') isInText = !isInText;
    else if (isInText && sign === '\\') index += 1;
    else if (!isInText && '[{'.includes(sign)) depth += 1;
    else if (!isInText && ']}'.includes(sign)) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
