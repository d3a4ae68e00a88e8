/* The notation of numbers as words, as the setting stores them and a link names them: `notation=comma,spaces,dot`. */
import { DECIMAL_SIGN, FIRST_DAY, NOTATION, THOUSANDS, THOUSANDS_SEPARATOR } from '../locale/notation';

/** The words of each part of a notation. All are different, so their order does not matter. */
export const NOTATION_OPTIONS = {
  decimal: ['point', 'comma'],
  grouping: ['commas', 'points', 'spaces', 'lakhs', 'together'],
  times: ['cross', 'dot'],
  division: ['obelus', 'colon'],
  digits: ['latin', 'arabic', 'devanagari'],
  hours: ['12h', '24h'],
  firstDay: ['monday', 'sunday', 'saturday'],
} as const;

type Words = typeof NOTATION_OPTIONS;
export type NotationPart = keyof Words;
export type NotationChoices = { readonly [Part in NotationPart]: Words[Part][number] };

/** The word of the sign between groups, as the language itself writes it. */
function ownGrouping(): NotationChoices['grouping'] {
  if ('1234567'.replaceAll(THOUSANDS, ',') === '12,34,567') return 'lakhs';
  if (THOUSANDS_SEPARATOR.length === 0) return 'together';
  return ({ ',': 'commas', '.': 'points' } as const)[THOUSANDS_SEPARATOR as string] ?? 'spaces';
}

/** How the texts of this language are written, before anything is rewritten. */
export const WRITTEN: NotationChoices = {
  decimal: (DECIMAL_SIGN as string) === ',' ? 'comma' : 'point',
  grouping: ownGrouping(),
  times: 'cross',
  division: 'obelus',
  digits: 'latin',
  hours: '12h',
  firstDay: ({ 5: 'saturday', 6: 'sunday' } as const)[FIRST_DAY as number] ?? 'monday',
};

/** The choices that these words make. Unknown ones are ignored; of two for the same part, the later one applies. */
function readOptions(words: string): Partial<NotationChoices> {
  const parts = new Map(
    Object.entries(NOTATION_OPTIONS).flatMap(([part, known]) => known.map((word) => [word as string, part] as const)),
  );
  return Object.fromEntries(
    words.split(',').flatMap((word) => {
      const part = parts.get(word);
      return part === undefined ? [] : [[part, word] as const];
    }),
  );
}

/** The language's own notation, without choices of the device or a link. */
const USUAL: NotationChoices = { ...WRITTEN, ...readOptions(NOTATION) };

/** The notation for a setting or a link's parameter. What its words do not name is written as the language does. */
export function readNotation(words: string): NotationChoices {
  const chosen = { ...USUAL, ...readOptions(words) };
  const isUnclear =
    (chosen.decimal === 'point' && chosen.grouping === 'points') ||
    (chosen.decimal === 'comma' && (chosen.grouping === 'commas' || chosen.grouping === 'lakhs'));
  return isUnclear ? { ...chosen, grouping: 'spaces' } : chosen;
}

/** The words of what differs from the language's own notation; empty if nothing does. */
export const formatNotation = (choices: NotationChoices): string =>
  Object.entries(choices)
    .filter(([part, word]) => new Map<string, string>(Object.entries(USUAL)).get(part) !== word)
    .map(([, word]) => word)
    .join(',');
