/*
 * A week of rounds, as the text in its link. Everything is in the text, because there is no server: which rounds, how long,
 * and in which order. It uses only letters, digits, dots, hyphens and underscores, which no messenger changes, and ends
 * with four characters that depend on all others, so that a link that was cut off is noticed.
 *
 *     1a_math-facts.10m.mode-multiplication.x348_times-tables.1r.size-3.s4fk2_9xk2
 *
 * "1" is the version and "a" the order (any), followed by each round: its game, how long it is played (10 minutes, 1
 * round), its settings, the times tables that it asks (3, 4 and 8), and its seed.
 */
import type { ClassRound } from './class-code';
import { seededRandom } from './random';

export const WEEK = {
  version: 1,
  maxLegs: 10,
  /** In characters. Longer links make QR codes that phones cannot read from a board. */
  maxLength: 600,
  minutes: [5, 10, 15, 20],
  rounds: [1, 2, 3],
} as const;

/** How long a round of a week is played. */
export interface LegLength {
  readonly unit: 'minutes' | 'rounds';
  readonly count: number;
}

/** Times tables that are asked, and nothing else. */
export interface Tables {
  readonly operation: '×' | '÷';
  readonly numbers: readonly number[];
}

/** One island of a week. */
export interface WeekLeg {
  /** The id of its game, which this version of the site may not have. */
  readonly game: string;
  /** Query parameters of its round. */
  readonly settings: Readonly<Record<string, string>>;
  readonly tables: Tables | null;
  /** Null if each device picks questions for its own child. */
  readonly seed: number | null;
  readonly length: LegLength;
}

/** Whether the rounds are meant for one day each, in order, or can be played in any order. */
export type WeekOrder = 'days' | 'any';

export interface Week {
  readonly order: WeekOrder;
  readonly legs: readonly WeekLeg[];
}

/** The week in a text, or why there is none. */
export type WeekResult =
  | { readonly type: 'week'; readonly week: Week }
  /** Made by a newer version of the site. */
  | { readonly type: 'newer' }
  /** Cut off, or changed. */
  | { readonly type: 'damaged' };

const ORDERS: Readonly<Record<string, WeekOrder>> = { d: 'days', a: 'any' };
const UNITS: Readonly<Record<string, LegLength['unit']>> = { m: 'minutes', r: 'rounds' };
const OPERATIONS: Readonly<Record<string, Tables['operation']>> = { x: '×', q: '÷' };

const CHECK_LENGTH = 4;
const BASE = 36;
const MAX_SEED = 2 ** 32 - 1;
/** Longer than any length that can be chosen, so that a later version can offer more. */
const MAX_COUNT = 60;
const MAX_FACTOR = 12;

/** The key of a value: "m" of "minutes". */
const keyOf = <Value>(names: Readonly<Record<string, Value>>, value: Value): string =>
  Object.keys(names).find((name) => names[name] === value) ?? '';

const checkOf = (text: string): string =>
  Math.floor(seededRandom(WEEK.version, 'week', text)() * BASE ** CHECK_LENGTH)
    .toString(BASE)
    .padStart(CHECK_LENGTH, '0');

function printLeg({ game, settings, tables, seed, length }: WeekLeg): string {
  return [
    game,
    `${length.count}${keyOf(UNITS, length.unit)}`,
    ...Object.entries(settings).map(([name, value]) => `${name}-${value}`),
    ...(tables === null
      ? []
      : [`${keyOf(OPERATIONS, tables.operation)}${tables.numbers.map((one) => one.toString(BASE)).join('')}`]),
    ...(seed === null ? [] : [`s${seed.toString(BASE)}`]),
  ].join('.');
}

/** The text of a week. */
export function printWeek({ order, legs }: Week): string {
  const text = [`${WEEK.version}${keyOf(ORDERS, order)}`, ...legs.map(printLeg)].join('_');
  return `${text}_${checkOf(text)}`;
}

/** Reads the text of a week. Never throws, whatever the text is. */
export function parseWeek(text: string): WeekResult {
  const version = Number(/^\d{1,3}(?=[a-z])/.exec(text)?.[0]);
  if (version > WEEK.version) return { type: 'newer' };
  const end = text.lastIndexOf('_');
  const own = text.slice(0, Math.max(0, end));
  if (version !== WEEK.version || text.length > WEEK.maxLength || text.slice(end + 1) !== checkOf(own))
    return { type: 'damaged' };
  const [head = '', ...parts] = own.split('_');
  const order = ORDERS[head.slice(String(version).length)];
  const legs = parts.map(parseLeg).filter((leg) => leg !== null);
  const isWhole = order !== undefined && legs.length > 0 && legs.length === parts.length;
  return isWhole && legs.length <= WEEK.maxLegs ? { type: 'week', week: { order, legs } } : { type: 'damaged' };
}

function parseLeg(text: string): WeekLeg | null {
  const [game = '', long = '', ...rest] = text.split('.');
  const length = parseLength(long);
  if (!/^[a-z][a-z\d-]{0,63}$/.test(game) || length === null) return null;
  const settings = rest.flatMap((part) => {
    const [, name, value] = /^([A-Za-z]+)-([A-Za-z\d-]+)$/.exec(part) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });
  return {
    game,
    settings: Object.fromEntries(settings),
    tables: rest.map(parseTables).find((tables) => tables !== null) ?? null,
    seed: rest.map(parseSeed).find((seed) => seed !== null) ?? null,
    length,
  };
}

function parseLength(text: string): LegLength | null {
  const [, digits, letter = ''] = /^(\d{1,2})([a-z])$/.exec(text) ?? [];
  const unit = UNITS[letter];
  const count = Number(digits);
  return unit !== undefined && count >= 1 && count <= MAX_COUNT ? { unit, count } : null;
}

function parseTables(text: string): Tables | null {
  const [, letter = '', digits = ''] = /^([xq])([\da-z]{1,12})$/.exec(text) ?? [];
  const operation = OPERATIONS[letter];
  const numbers = Array.from(digits, (digit) => Number.parseInt(digit, BASE));
  const areTables = numbers.every((number) => number >= 1 && number <= MAX_FACTOR);
  return operation !== undefined && numbers.length > 0 && areTables ? { operation, numbers } : null;
}

function parseSeed(text: string): number | null {
  const [, digits] = /^s([\da-z]{1,7})$/.exec(text) ?? [];
  const seed = digits === undefined ? Number.NaN : Number.parseInt(digits, BASE);
  return seed <= MAX_SEED ? seed : null;
}

/** What the codes for the board belong to, in place of a round: a week's codes are not those of any other. */
export const getBoardRound = (text: string): ClassRound => ({
  game: 'week',
  seed: Math.floor(seededRandom(WEEK.version, 'code', text)() * (MAX_SEED + 1)),
});

/** The seed of a turn on an island. Everyone gets the same questions in the first turn, and in those that follow it. */
export const getTurnSeed = ({ seed }: WeekLeg, turn: number): number | null =>
  seed === null ? null : (seed + turn - 1) % (MAX_SEED + 1);
