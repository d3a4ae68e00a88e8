import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

import { ROOT } from './build.ts';

/**
 * A node of a V8 profile: a function as called from its parent, and its own weight (bytes or ms).
 */
export interface ProfileNode {
  readonly callFrame: {
    readonly functionName: string;
    /** '0' for browser built-ins. */
    readonly scriptId: string;
    readonly url: string;
    /** Zero-based. */
    readonly lineNumber: number;
    readonly columnNumber: number;
  };
  readonly selfSize: number;
  readonly children: readonly ProfileNode[];
}

/** A position in the source and its weight. */
export interface CostSite {
  readonly site: string;
  readonly weight: number;
}

/** Returns the source position of a function of the built site. */
export type LocateFrame = (frame: ProfileNode['callFrame']) => string;

/**
 * Scripts of the page have a URL. A script without one belongs to the benchmark harness, whose
 * allocations do not count.
 */
const isHarness = ({ scriptId, url }: ProfileNode['callFrame']): boolean => scriptId !== '0' && url === '';

const isOwn = (site: string): boolean => /(?:^|\s)(?:src|machines|bench)\//.test(site);

/** A locator that reads the source maps next to the scripts of a built site. */
export function createLocator(folder: string): LocateFrame {
  const maps = new Map<string, SourceMap | null>();
  const pathOf = (url: string): string => (URL.canParse(url) ? join(folder, new URL(url).pathname) : '');
  const mapOf = (url: string): SourceMap | null => {
    const known = maps.get(url);
    if (known !== undefined) return known;
    const path = `${pathOf(url)}.map`;
    const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null;
    maps.set(url, map);
    return map;
  };
  return ({ functionName, url, lineNumber, columnNumber }) => {
    const name = functionName === '' ? '(anonymous)' : functionName;
    if (url === '') return `${name} (browser)`;
    const entry = mapOf(url)?.findEntry(lineNumber, columnNumber);
    if (!entry || !('originalSource' in entry) || !entry.originalSource) return `${name} ${url}`;
    const source = relative(ROOT, resolve(dirname(pathOf(url)), entry.originalSource)).replace(/^.*node_modules\//, '');
    return `${name} ${source}:${entry.originalLine + 1}`;
  };
}

/**
 * Calls `visit` for each function except those of the harness and the browser functions that the
 * harness called.
 */
function walk(
  node: ProfileNode,
  visit: (node: ProfileNode, asker: string) => string,
  asker = '',
  caller: 'page' | 'harness' = 'page',
): void {
  const { callFrame, children } = node;
  const isBuiltIn = callFrame.scriptId === '0';
  const by = isHarness(callFrame) || (caller === 'harness' && isBuiltIn) ? 'harness' : 'page';
  const next = by === 'harness' ? asker : visit(node, asker);
  for (const child of children) walk(child, visit, next, by);
}

/** The weight of a whole profile, without the harness. */
export function sumWeights(root: ProfileNode): number {
  let total = 0;
  walk(root, (node) => {
    total += node.selfSize;
    return '';
  });
  return total;
}

/**
 * The most expensive positions. Library and browser functions count towards the position in our own
 * source that called them, followed by the library function's name, because that is where a fix can
 * be made.
 */
export function findTopCostSites(root: ProfileNode, locate: LocateFrame, count: number): readonly CostSite[] {
  const weights = new Map<string, number>();
  walk(root, (node, asker) => {
    const site = locate(node.callFrame);
    const own = isOwn(site) ? site : asker;
    const name = own === site || own === '' ? site : `${own} ← ${site}`;
    if (node.selfSize > 0) weights.set(name, (weights.get(name) ?? 0) + node.selfSize);
    return own;
  });
  return [...weights]
    .map(([site, weight]) => ({ site, weight }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, count);
}
