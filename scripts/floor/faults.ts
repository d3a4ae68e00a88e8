import { ALLOWED_FEATURES, type AllowedFeature } from './allowed-features.ts';
import type { UnsupportedFeature } from './compat.ts';
import { findUnsupportedInScript, getOwnPropertyNames, parseScript } from './unsupported-in-scripts.ts';
import { findUnsupportedInStyles } from './unsupported-in-styles.ts';

export interface BuiltFile {
  /** The file's path: "dist/assets/index.js". */
  readonly path: string;
  readonly kind: 'script' | 'style';
  readonly text: string;
  /** The source of a position in the file: "src/ui/emoji.ts:13". Null if it is unknown. */
  readonly findSource: (offset: number) => string | null;
}

interface Found extends UnsupportedFeature {
  readonly built: BuiltFile;
  readonly from: string | null;
  /** The part of the rule or line that helps to find it. */
  readonly excerpt: string;
}

const EXCERPT = 90;

function unsupportedIn(texts: readonly BuiltFile[]): readonly Found[] {
  const programs = new Map(
    texts.flatMap((built) => (built.kind === 'script' ? [[built, parseScript(built.text)]] : [])),
  );
  // A method can be defined in one file and called in another.
  const own = new Set([...programs.values()].flatMap((program) => [...getOwnPropertyNames(program)]));
  return texts.flatMap((built) => {
    const program = programs.get(built);
    const young = program === undefined ? findUnsupportedInStyles(built.text) : findUnsupportedInScript(program, own);
    return young.map((one) => ({
      ...one,
      built,
      from: built.findSource(one.offset),
      excerpt: built.text.slice(one.offset, one.offset + EXCERPT).split('\n')[0] ?? '',
    }));
  });
}

const isFor = ({ what, where }: AllowedFeature, found: Found): boolean =>
  what === found.what && (where === undefined || (found.from ?? found.excerpt).includes(where));

const faultText = ({ what, lacking, built, from, excerpt }: Found): string =>
  `${lacking.join(', ')} ${lacking.length === 1 ? 'lacks' : 'lack'} ${what}: ${built.path} (${from === null ? excerpt : `from ${from}`})`;

/** The result of a check. */
interface Judgement {
  /** Features that the oldest browsers lack and that are not allowed. */
  readonly faults: readonly string[];
  /** Allowances that are no longer needed. */
  readonly unneeded: readonly string[];
}

/** Checks all files of a site together. */
export function checkSite(
  texts: readonly BuiltFile[],
  allowed: readonly AllowedFeature[] = ALLOWED_FEATURES,
): Judgement {
  const found = unsupportedIn(texts);
  return {
    faults: [...new Set(found.filter((one) => !allowed.some((exception) => isFor(exception, one))).map(faultText))],
    unneeded: allowed
      .filter((exception) => !found.some((one) => isFor(exception, one)))
      .map(({ what, where }) => `Nothing uses ${what}${where === undefined ? '' : ` in ${where}`} any more.`),
  };
}
