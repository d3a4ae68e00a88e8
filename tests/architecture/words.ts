/* The law that names use the usual words for things. docs/style.md has the same table. */
import { basename } from 'node:path';
import { findNames, type Tree } from './source';

/**
 * Words and phrases that names must not contain, each with a better word. A name is compared as
 * lower-case words, so that `isCalm`, `IS_CALM` and `is-calm.ts` are the same: "is calm".
 */
const REPLACEMENTS: readonly (readonly [phrase: RegExp, word: string])[] = [
  // Bounds, ratios and time.
  [/\bmost\b/, 'max'],
  [/\bleast\b/, 'min'],
  [/\w (?<!\b(?:can|press|open) )shares?$|^shares$|^share of$/, 'progress or ratio'],
  [/\banew\b|\bonce more\b/, 'again'],
  // Events and messages.
  [/\bhappen(?:s|ed|ings?)?\b/, 'event'],
  [/\b(?:tells?|told|telling)\b/, 'emit, toast, report or notify'],
  [/\bsa(?:y|id) of\b/, 'set or is'],
  [/\bfall silent\b/, 'clearAnnouncements'],
  [/\bonward\b/, 'next or actions'],
  [/\binsist\b/, 'retry'],
  [/^become \w/, 'set or handle'],
  [/^stands$|\bstands (?:at|for|in)\b|\bstand to\b/, 'pause or is'],
  // Data on the device.
  [/\bkept\b|\bkeep(?:ers?|ing)\b|\bkeep what\b/, 'stored'],
  [/\bpeek\b/, 'readStored'],
  [/\bsparing\b/, 'reducedData'],
  [/\bborrowed\b/, 'shared device'],
  // Pages, accounts and errors.
  [/\btroubles?\b/, 'error'],
  [/\bletters?$(?<=\b(?:send|open|ask for|newest|last) letters?)|\bletter (?:to|from|form|link|sent)\b/, 'email'],
  [/\barrivals?\b/, 'auth callback'],
  [/\w openings?$/, 'intro'],
  [/\bdigits (?:field|form|for|from)\b/, 'code'],
  [/\btyped before\b/, 'server input'],
  // Scenes, positions and motion.
  [/\b(?:is|was|use|prefers?) calm\b/, 'reducedMotion'],
  [/\b(?:is|has|use|on|as|expect|without) (?:on )?picture$|\bpicture (?:event|there|ready)\b/, 'canvas or scene'],
  [/^places?$|\bplaces$/, 'index, position, area or scene'],
  [/\blost focus\b/, 'restoreFocus'],
  [/\bput up\b/, 'award or show'],
  [/\bclear spots\b/, 'freeSpots'],
  [/\bmax signs\b|\bsigns? (?:text|size|padding)\b|\b(?:measured|draw|cut) signs\b/, 'characters'],
  // Answers, practice and results.
  [/^(?:is|count) (?:right|wrong)$/, 'isCorrect, isIncorrect'],
  [/^practi[cs]e (?:after|in)$|^(?:to|worth) practi[cs](?:e|ing)$/, 'practiceTopic'],
  [/\bmend(?:s|ing)?\b|\w mended\b|\bmended \w/, 'correct or practice'],
  [/\bwhy not\b/, 'explainMistake'],
  [/^(?:game over|race done)\b/, 'Result'],
  [/\bnoughts?\b/, 'zeros'],
  // Strings and sources.
  [/\w (?<!\b(?:in|answer|seed) )words$/, 'text or strings'],
  [/\bstrangers\b/, 'what they are'],
];

/** Mathematical terms that are allowed, as words. */
const ALLOWED: ReadonlySet<string> = new Set(['least common multiple', 'most frequent', 'most urgent']);

/** The lower-case words of a name: "time left ms" for `timeLeftMs`, `TIME_LEFT_MS` and `time-left-ms`. */
export const splitName = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .replaceAll(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase();

/** DOM attributes are read by style sheets and tests, and are not renamed with the code. */
const isAttribute = (name: string): boolean => /^(?:data|aria)-/.test(name);

/** The better word for a name; undefined if the name is allowed. */
function betterWordFor(name: string): string | undefined {
  const words = splitName(name);
  return ALLOWED.has(words) ? undefined : REPLACEMENTS.find(([phrase]) => phrase.test(words))?.[1];
}

const reported = (path: string, names: readonly string[]): readonly string[] =>
  [...new Set(names)].flatMap((name) => {
    const word = isAttribute(name) ? undefined : betterWordFor(name);
    return word === undefined ? [] : [`${path} says ${name}: ${word}`];
  });

/** The names in a file for which there is a better word, together with that word. */
export const checkNames = (path: string, source: string): readonly string[] => reported(path, findNames(path, source));

/**
 * The file names for which there is a better word, together with that word. Extensions are ignored.
 */
export const checkFileNames = (tree: Tree): readonly string[] =>
  Object.keys(tree).flatMap((path) => reported(path, [basename(path).replace(/\..*$/, '')]));
