/*
 * The file that progress is saved to: readable JSON with each value as it is stored on the device. Files are read
 * defensively: they can be damaged, from a newer version, pictures, or malicious.
 */
import * as v from 'valibot';
import type { ChildLook } from '../../machines/core/child-look';
import { version as siteVersion } from '../../package.json';
import { isAfterTomorrow } from '../device/today';

const KIND = 'numeria-progress';
/** Increase it when older pages can no longer read the file. */
const VERSION = 1;

/** In bytes. Progress is always far smaller. */
export const MAX_BYTES = 1_000_000;

/** The maximum nesting depth. Stored values are flatter. */
const DEEPEST = 32;

export type FileError = 'empty' | 'tooBig' | 'foreign' | 'damaged' | 'newer' | 'unreadable';

export interface SavedFile {
  /** When it was saved; null if the file does not say. */
  readonly savedAt: Date | null;
  /** Stored values by storage key. */
  readonly data: Readonly<Record<string, unknown>>;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * "numeria-progress-2026-11-22.json" for a file saved on that day, or "numeria-progress-red-fox-2026-11-22.json" for one
 * of the children who share a device.
 */
export const progressFileName = (day: Date, child?: ChildLook): string =>
  `${KIND}-${child === undefined ? '' : `${child.colour}-${child.animal}-`}${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}.json`;

export const serializeFile = (data: SavedFile['data'], now: Date): string =>
  `${JSON.stringify({ kind: KIND, version: VERSION, savedAt: now.toISOString(), site: siteVersion, data }, null, 2)}\n`;

const ofOurKind = v.object({ kind: v.literal(KIND), version: v.number() });
const content = v.object({
  version: v.literal(VERSION),
  savedAt: v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  data: v.record(v.string(), v.unknown()),
});

/** Parses the text of a file, or returns why it cannot be loaded. */
export function parseFile(text: string): SavedFile | FileError {
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

/** Parses the date of a file; null if it is not a date (31 February) or is in the future. */
function dayOf(savedAt: string): Date | null {
  const moment = new Date(savedAt);
  return Number.isNaN(moment.getTime()) || isAfterTomorrow(moment) ? null : moment;
}

/** Reads a file, or returns why it cannot be loaded. Never throws. */
export async function readFile(file: File): Promise<SavedFile | FileError> {
  if (file.size > MAX_BYTES) return 'tooBig';
  try {
    return parseFile(await file.text());
  } catch {
    return 'unreadable';
  }
}

/** Whether invalid text looks like a damaged file of ours. */
const isOurs = (text: string): boolean => text.includes(`"${KIND}"`);

/** Whether brackets are nested deeper than in any of our files. Parsing such text could crash the browser. */
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
