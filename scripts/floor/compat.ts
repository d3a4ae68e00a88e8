import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { MIN_BROWSER_VERSIONS, type MinBrowserVersions } from './floor.ts';

/** Twenty megabytes of data, too much for a bundler to process. */
const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

export const { css: CSS, javascript: JAVASCRIPT, api: API, browsers: KNOWN_BROWSERS } = data;

/** The browsers in browserslist: their ids in the data, and their everyday names. */
const BROWSERS: Readonly<Record<string, { readonly id: BrowserName; readonly name: string }>> = {
  chrome: { id: 'chrome', name: 'Chrome' },
  edge: { id: 'edge', name: 'Edge' },
  firefox: { id: 'firefox', name: 'Firefox' },
  ios_saf: { id: 'safari_ios', name: 'iPadOS' },
  safari: { id: 'safari', name: 'Safari' },
};

const numberOf = (version: string | false): number =>
  version === false || version === 'preview' ? Number.POSITIVE_INFINITY : Number.parseFloat(version.replace('≤', ''));

/** Whether a version supports a feature by default: not behind a flag or under another name. */
const has = (version: number, statement: SimpleSupportStatement): boolean =>
  (statement.flags ?? statement.prefix ?? statement.alternative_name) === undefined &&
  numberOf(statement.version_added) <= version &&
  (statement.version_removed === undefined || numberOf(statement.version_removed) > version);

const statementsOf = ({ support }: CompatStatement, browser: BrowserName): readonly SimpleSupportStatement[] =>
  [support[browser] ?? []].flat();

/** Looks a feature up in the data by its path; undefined if it is unknown. */
export const findFeature = (from: Identifier | undefined, ...path: readonly string[]): Identifier | undefined =>
  path.reduce<Identifier | undefined>(
    (at, name) => (at !== undefined && Object.hasOwn(at, name) ? at[name] : undefined),
    from,
  );

/** The compatibility data of a feature; undefined if there is none. */
export const getCompat = (feature: Identifier | undefined): CompatStatement | undefined => feature?.['__compat'];

export const getSubFeatures = (feature: Identifier | undefined): readonly (readonly [string, Identifier])[] =>
  Object.entries(feature ?? {}).filter((part): part is [string, Identifier] => part[0] !== '__compat');

/**
 * The oldest browsers that lack a feature, such as "Safari 15.4". Features that are not in the data
 * count as supported.
 */
export function findBrowsersLacking(
  feature: Identifier | undefined,
  floor: MinBrowserVersions = MIN_BROWSER_VERSIONS,
): readonly string[] {
  const compat = getCompat(feature);
  if (compat === undefined) return [];
  return Object.entries(floor).flatMap(([browser, version]) => {
    const known = BROWSERS[browser];
    if (known === undefined) throw new Error(`The data has no browser called ${browser}`);
    const isThere = statementsOf(compat, known.id).some((statement) => has(version, statement));
    return isThere ? [] : [`${known.name} ${version}`];
  });
}

/** The browsers that lack every one of several features with the same name. */
export function findBrowsersLackingAll(features: readonly Identifier[]): readonly string[] {
  const [first, ...others] = features;
  return findBrowsersLacking(first).filter((browser) =>
    others.every((feature) => findBrowsersLacking(feature).includes(browser)),
  );
}

/**
 * A feature that a script or a style sheet uses and at least one of the oldest supported browsers
 * lacks.
 */
export interface UnsupportedFeature {
  /** The feature's name: "Array.toSorted", ":has()". */
  readonly what: string;
  readonly lacking: readonly string[];
  readonly offset: number;
}
