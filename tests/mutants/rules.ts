/* Mutants of the rules and machines: small changes to their source text, made by patterns and always the same. */

/** One mutant: a position in a file, the source text there, and its replacement. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly at: number;
  readonly find: string;
  readonly replace: string;
}

/** A pattern, and how to change its matches; null leaves a match unchanged. */
type Breakage = readonly [pattern: RegExp, broken: (found: string, ...groups: string[]) => string | null];

const SWAPPED: Readonly<Record<string, string>> = {
  ' < ': ' <= ',
  ' > ': ' >= ',
  ' <= ': ' < ',
  ' >= ': ' > ',
  ' === ': ' !== ',
  ' !== ': ' === ',
  ' + ': ' - ',
  ' - ': ' + ',
  ' * ': ' / ',
  ' / ': ' * ',
  ' % ': ' * ',
  ' && ': ' || ',
  ' || ': ' && ',
  true: 'false',
  false: 'true',
  'Math.max(': 'Math.min(',
  'Math.min(': 'Math.max(',
  'Math.floor(': 'Math.ceil(',
  'Math.ceil(': 'Math.floor(',
  '.some(': '.every(',
  '.every(': '.some(',
};

const swap = (found: string): string | null => SWAPPED[found] ?? null;

const BREAKAGES: readonly Breakage[] = [
  // A number becomes the next one.
  [
    /(?<![\w.#$])\d[\d_]*(?:\.\d+)?\b(?!\s*[;,]?\s*(?:readonly|\|))/g,
    (found) => String(Number(found.replaceAll('_', '')) + 1),
  ],
  [/ (?:[<>]=?|[!=]==|[-+*/%]|&&|\|\|) /g, swap],
  [/\b(?:true|false)\b(?! \||;$)/gm, swap],
  [/\bMath\.(?:max|min|floor|ceil)\(|\.(?:some|every)\(/g, swap],
  // A condition is negated, or the branches of a choice are swapped.
  [/(?<=[ (])!(?=[\w(])/g, () => ''],
  [/ \? ([\w.'[\]-]+) : ([\w.'[\]-]+)/g, (_, yes, no) => (yes === no ? null : ` ? ${no} : ${yes}`)],
  // A line is dropped: a statement, or an action of a state.
  [/^ {2,}(?:if \(.*\) (?:return|continue|throw)\b.*;|[\w.]+ [-+]?= .*;|\w[\w.]*\(.*\);)$/gm, () => ''],
  [/^ {4,}(?:entry|exit|guard|actions|reenter|always|onDone): .*,$/gm, () => ''],
];

const blank = (found: string): string => found.replaceAll(/[^\n]/g, ' ');

/**
 * The source text without anything that does not run: comments, strings, and lines with types and imports are blanked
 * out.
 */
export function stripComments(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, blank)
    .replaceAll(/'[^'\n]*'/g, (found) => `'${blank(found.slice(1, -1)).replaceAll(' ', '_')}'`)
    .replaceAll(/^(?:import|export) (?:type )?\{[\s\S]*?\} from .*;$|^import .*;$/gm, blank)
    .replaceAll(
      /^(?:export )?interface [\s\S]*?^\}$|^(?:export )?type [\s\S]*?;$(?=\n\n|\n*$)|^ *type [^\n]*;$/gm,
      blank,
    )
    .replaceAll(/^ *readonly .*$/gm, blank);
}

/** Every mutant of a file that the patterns make, from top to bottom. */
export function createMutants(file: string, text: string): readonly Mutant[] {
  const code = stripComments(text);
  return BREAKAGES.flatMap(([pattern, broken]) =>
    [...code.matchAll(pattern)].flatMap((match): readonly Mutant[] => {
      const find = text.slice(match.index, match.index + match[0].length);
      // Strings are blank in `code`, so their groups are matched again in the original text.
      const groups = find === match[0] ? match.slice(1) : [...(new RegExp(pattern.source).exec(find) ?? [])].slice(1);
      const replace = broken(find, ...groups);
      if (replace === null || replace === find) return [];
      return [{ file, line: text.slice(0, match.index).split('\n').length, at: match.index, find, replace }];
    }),
  ).toSorted((one, other) => one.at - other.at || one.find.length - other.find.length);
}

/** Picks `count` of them, spread evenly. */
export const pickEvenly = <Thing>(all: readonly Thing[], count: number): readonly Thing[] =>
  all.filter((_, index) => Math.floor((index * count) / all.length) !== Math.floor(((index - 1) * count) / all.length));
