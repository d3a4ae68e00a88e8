import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { FLOOR, type Floor } from './floor.ts';

/** Twenty megabytes, which no bundler has to go through. */
const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

export const { css: CSS, javascript: JAVASCRIPT, api: API, browsers: KNOWN_BROWSERS } = data;

/** The browsers of browserslist: what the data call them, and what people do. */
const BROWSERS: Readonly<Record<string, { readonly id: BrowserName; readonly name: string }>> = {
  chrome: { id: 'chrome', name: 'Chrome' },
  edge: { id: 'edge', name: 'Edge' },
  firefox: { id: 'firefox', name: 'Firefox' },
  ios_saf: { id: 'safari_ios', name: 'iPadOS' },
  safari: { id: 'safari', name: 'Safari' },
};

const numberOf = (version: string | false): number =>
  version === false || version === 'preview' ? Number.POSITIVE_INFINITY : Number.parseFloat(version.replace('≤', ''));

/** Whether a version has a feature by itself; behind a switch or under another name it has not. */
const has = (version: number, statement: SimpleSupportStatement): boolean =>
  (statement.flags ?? statement.prefix ?? statement.alternative_name) === undefined &&
  numberOf(statement.version_added) <= version &&
  (statement.version_removed === undefined || numberOf(statement.version_removed) > version);

const statementsOf = ({ support }: CompatStatement, browser: BrowserName): readonly SimpleSupportStatement[] =>
  [support[browser] ?? []].flat();

/** A feature of the data by its path; undefined where they know none. */
export const featureAt = (from: Identifier | undefined, ...path: readonly string[]): Identifier | undefined =>
  path.reduce<Identifier | undefined>(
    (at, name) => (at !== undefined && Object.hasOwn(at, name) ? at[name] : undefined),
    from,
  );

/** What the data say of a feature; undefined where they say nothing. */
export const compatOf = (feature: Identifier | undefined): CompatStatement | undefined => feature?.['__compat'];

/** The parts of a feature, with their names. */
export const partsOf = (feature: Identifier | undefined): readonly (readonly [string, Identifier])[] =>
  Object.entries(feature ?? {}).filter((part): part is [string, Identifier] => part[0] !== '__compat');

/** Which of the oldest browsers lack a feature: "Safari 15.4". What the data do not know is not lacking. */
export function lacking(feature: Identifier | undefined, floor: Floor = FLOOR): readonly string[] {
  const compat = compatOf(feature);
  if (compat === undefined) return [];
  return Object.entries(floor).flatMap(([browser, version]) => {
    const known = BROWSERS[browser];
    if (known === undefined) throw new Error(`The data know no such browser: ${browser}`);
    const isThere = statementsOf(compat, known.id).some((statement) => has(version, statement));
    return isThere ? [] : [`${known.name} ${version}`];
  });
}

/** The browsers that lack every one of some features of the same name. */
export function lackingAll(features: readonly Identifier[]): readonly string[] {
  const [first, ...others] = features;
  return lacking(first).filter((browser) => others.every((feature) => lacking(feature).includes(browser)));
}

/** Something that a script or a style sheet uses and some browser of the floor has not. */
export interface Young {
  /** By its name: "Array.toSorted", ":has()". */
  readonly what: string;
  readonly lacking: readonly string[];
  /** Where it stands in the text. */
  readonly offset: number;
}
