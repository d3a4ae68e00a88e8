/*
 * Packs a memory into a short string with seven characters per skill. A full memory takes less than 5 KB on the device,
 * and its facts fit into a QR code. Facts are stored in a fixed order. Kinds are stored by name, because a later version
 * may have more.
 */
import { ENTRY_SPEED, type EntrySpeed, stepOf, TIMED_DEVICES, type TimedDevice } from './entry-speed';
import { getTrace, KNOWLEDGE_LEVELS, MEMORY, type Memory, type Trace } from './memory';
import { FACT_LIMITS, FACT_SKILLS, type Skill } from './skills';

const VERSION = '1';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Stands for a fact that was never asked. */
const NEVER_MET = '.';
const TRACE_LENGTH = 7;
const DAY_LENGTH = 3;

/** Rounds any number and clamps it to the range from 0 to `max`. */
const clamped = (figure: number, max: number): number => Math.min(max, Math.max(0, Math.round(figure) || 0));

/** A whole number in base 64 with `count` characters, most significant digit first. */
function encodeNumber(value: number, count: number): string {
  let [text, rest] = ['', clamped(value, ALPHABET.length ** count - 1)];
  for (let sign = 0; sign < count; sign++) {
    text = ALPHABET.charAt(rest % ALPHABET.length) + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}

/** Reads a base 64 number; NaN if a character is invalid. */
const decodeNumber = (text: string): number =>
  text.split('').reduce((value, sign) => {
    const digit = ALPHABET.indexOf(sign);
    return digit < 0 ? Number.NaN : value * ALPHABET.length + digit;
  }, 0);

/** The number of possible values for each field of a trace, in the order in which they are packed into one number. */
const SIZES = [
  101,
  MEMORY.max.seen + 1,
  MEMORY.max.days + 1,
  MEMORY.max.lastDay + 1,
  64,
  KNOWLEDGE_LEVELS.length,
  2,
] as const;
const NO_TIME = 63;

const figuresOf = ({ strength, seen, days, lastDay, bestMs, reached, isMissed }: Trace): readonly number[] => [
  Math.round(100 * strength),
  seen,
  days,
  lastDay,
  bestMs === null ? NO_TIME : Math.min(bestMs, MEMORY.max.bestMs) / MEMORY.stepMs,
  KNOWLEDGE_LEVELS.indexOf(reached),
  isMissed ? 1 : 0,
];

const packedTrace = (trace: Trace): string =>
  encodeNumber(
    figuresOf(trace).reduce((packed, figure, index) => packed * SIZES[index]! + clamped(figure, SIZES[index]! - 1), 0),
    TRACE_LENGTH,
  );

function unpackedTrace(text: string): Trace | null {
  let rest = decodeNumber(text);
  if (Number.isNaN(rest) || text.length !== TRACE_LENGTH) return null;
  const figures = [...SIZES]
    .reverse()
    .map((size) => {
      const figure = rest % size;
      rest = Math.floor(rest / size);
      return figure;
    })
    .reverse();
  const [strength = 0, seen = 0, days = 0, lastDay = 0, best = 0, known = 0, missed = 0] = figures;
  const reached = KNOWLEDGE_LEVELS[known];
  if (rest > 0 || reached === undefined || reached === 'new') return null;
  const bestMs = best === NO_TIME ? null : best * MEMORY.stepMs;
  return { strength: strength / 100, seen, days, lastDay, bestMs, reached, isMissed: missed === 1 };
}

const packedHand = ({ lastDay, times }: EntrySpeed): string =>
  [
    encodeNumber(lastDay, DAY_LENGTH),
    ...times.map((of) => of.map((ms) => encodeNumber(ms / stepOf(times), 1)).join('')),
  ].join(':');

function unpackedHand(text: string, step: number): EntrySpeed | null {
  const [day = '', ...times] = text.split(':');
  const lastDay = decodeNumber(day);
  const unpacked = times.map((of) => of.split('').map((sign) => decodeNumber(sign) * step));
  if (times.length !== 3 || Number.isNaN(lastDay) || unpacked.flat().some(Number.isNaN)) return null;
  return {
    lastDay: clamped(lastDay, MEMORY.max.lastDay),
    times: unpacked.map((of) => of.slice(-ENTRY_SPEED.remembered)),
  };
}

const isWide = ({ times }: EntrySpeed): boolean => stepOf(times) === ENTRY_SPEED.wideStepMs;

/**
 * The entry speeds: first those in fine steps, then those in wide ones, where there are any. Versions that only know fine
 * steps ignore the others and measure the speed anew.
 */
function packedHands({ hands }: Memory): string {
  const packed = (isOfWide: boolean) =>
    TIMED_DEVICES.map((by) => (hands[by] && isWide(hands[by]) === isOfWide ? packedHand(hands[by]) : ''));
  const wide = packed(true);
  return [...packed(false), ...(wide.some(Boolean) ? wide : [])].join(',');
}

function unpackedHands(text: string): Memory['hands'] | null {
  const hands: Partial<Record<TimedDevice, EntrySpeed>> = {};
  for (const [index, packed] of text.split(',').entries()) {
    const by = TIMED_DEVICES[index % TIMED_DEVICES.length];
    if (by === undefined || packed === '' || index >= 2 * TIMED_DEVICES.length) continue;
    const hand = unpackedHand(packed, index < TIMED_DEVICES.length ? ENTRY_SPEED.stepMs : ENTRY_SPEED.wideStepMs);
    if (hand === null) return null;
    hands[by] = hand;
  }
  return hands;
}

/** The learnt tables, one character each after a marker; empty until someone enters them. */
const packedTables = ({ tables }: Memory): string =>
  tables === undefined ? '' : NEVER_MET + tables.map((table) => encodeNumber(table, 1)).join('');

function unpackedTables(text: string): Pick<Memory, 'tables'> | null {
  if (text === '') return {};
  const tables = text.slice(1).split('').map(decodeNumber);
  return text.startsWith(NEVER_MET) && tables.every((table, index) => table > (tables[index - 1] ?? 0))
    ? { tables: tables.filter((table) => table <= FACT_LIMITS.maxFactor) }
    : null;
}

/** A kind's name in packed form; null for a lone surrogate, which cannot be encoded. */
function packedName(skill: Skill): string | null {
  try {
    return encodeURIComponent(skill);
  } catch {
    return null;
  }
}

/** A memory as text: version, facts, kinds, entry speeds and learnt tables. */
export function packMemory(memory: Memory): string {
  const facts = FACT_SKILLS.map((skill) => {
    const trace = getTrace(memory, skill);
    return trace === null ? NEVER_MET : packedTrace(trace);
  }).join('');
  const kinds = Object.entries(memory.traces)
    .flatMap(([skill, trace]) => {
      const name = FACT_SKILLS.includes(skill) ? null : packedName(skill);
      return name === null ? [] : [`${name}:${packedTrace(trace)}`];
    })
    .sort();
  return [VERSION, facts, kinds.join(','), packedHands(memory), packedTables(memory)].join(';');
}

/**
 * The facts in packed text; null if it is damaged. Additional facts were written by a later version and are ignored.
 */
function unpackedFacts(text: string): readonly (readonly [Skill, Trace])[] | null {
  const found: (readonly [Skill, Trace])[] = [];
  let at = 0;
  for (const skill of FACT_SKILLS) {
    if (at >= text.length) break;
    if (text[at] === NEVER_MET) {
      at += 1;
      continue;
    }
    const trace = unpackedTrace(text.slice(at, at + TRACE_LENGTH));
    if (trace === null) return null;
    found.push([skill, trace]);
    at += TRACE_LENGTH;
  }
  return found;
}

function unpackedName(name: string): Skill | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}

function unpackedKinds(text: string): readonly (readonly [Skill, Trace])[] | null {
  const kinds: (readonly [Skill, Trace])[] = [];
  for (const kind of text === '' ? [] : text.split(',')) {
    const [name = '', packed = ''] = kind.split(':');
    const trace = unpackedTrace(packed);
    if (trace === null) return null;
    const skill = unpackedName(name);
    if (skill === null) return null;
    // Drop names that cannot be packed again, because they would prevent the whole memory from being stored.
    if (packedName(skill) !== null) kinds.push([skill, trace]);
  }
  return kinds;
}

/**
 * Unpacks a memory; null if the text is damaged or is not a memory. Anything that a later version has added is ignored.
 */
export function unpackMemory(text: string): Memory | null {
  const [version, factsText = '', kindsText = '', handsText = '', tablesText = ''] = text.split(';');
  if (version !== VERSION) return null;
  const facts = unpackedFacts(factsText);
  const kinds = unpackedKinds(kindsText);
  const tables = unpackedTables(tablesText);
  const hands = unpackedHands(handsText);
  if (facts === null || kinds === null || hands === null || tables === null) return null;
  return { traces: Object.fromEntries([...facts, ...kinds]), hands, ...tables };
}
