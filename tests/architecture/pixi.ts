/* The parts of Pixi that cannot be imported, because the build leaves out something that they
   need. Derived from the lists in scripts/pixi-slim.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { LEFT_OUT, UNUSED } from '../../scripts/pixi-slim';

const LIB = join(import.meta.dirname, '../../node_modules/pixi.js/lib');
const MODULES: ReadonlyMap<string, string> = new Map(
  readdirSync(LIB, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.mjs'))
    .map((path) => [path, readFileSync(join(LIB, path), 'utf8')]),
);

/** Modules that only register or re-export others. They do not need anything themselves. */
const isList = (path: string): boolean => /(?:^|\/)(?:init|index)\.mjs$/.test(path);
const isLeftOut = (path: string): boolean => LEFT_OUT.includes(posix.basename(path, '.mjs'));

const IMPORTERS = new Map<string, string[]>();
for (const [from, source] of MODULES) {
  for (const [, specifier = ''] of source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
    const to = posix.join(posix.dirname(from), specifier);
    IMPORTERS.set(to, [...(IMPORTERS.get(to) ?? []), from]);
  }
}
const importersOf = (path: string): readonly string[] => IMPORTERS.get(path) ?? [];

/** The modules that are left out, and all that import them directly or indirectly. */
function withImporters(paths: readonly string[], lost = new Set<string>()): ReadonlySet<string> {
  for (const path of paths) {
    if (isList(path) || lost.has(path)) continue;
    lost.add(path);
    withImporters(importersOf(path), lost);
  }
  return lost;
}

const LOST = withImporters([...MODULES.keys()].filter(isLeftOut));

/**
 * The names under which modules that are left out would draw for WebGL. Anything that refers to one of these names is
 * left out as well.
 */
const LOST_PIPES = [...LOST].flatMap((path) => {
  const source = MODULES.get(path) ?? '';
  return source.includes('ExtensionType.WebGLPipes') ? (/^ {2}name: "(\w+)"/m.exec(source)?.[1] ?? []) : [];
});
const asksForLostPipe = (source: string): boolean =>
  LOST_PIPES.some((name) => source.includes(`this.renderPipeId = "${name}"`));

/**
 * Folders whose parts are registered only by a module that is left out: filters, events, and DOM
 * elements.
 */
const UNREGISTERED = [...MODULES.keys()].filter(
  (path) => path.endsWith('/init.mjs') && importersOf(path).length > 0 && importersOf(path).every(isLeftOut),
);

const isLost = (path: string): boolean =>
  LOST.has(path) ||
  UNUSED.includes(posix.basename(path, '.mjs')) ||
  asksForLostPipe(MODULES.get(path) ?? '') ||
  UNREGISTERED.some((init) => path.startsWith(`${posix.dirname(init)}/`));

/** The public names of Pixi that do not work in the built site. */
export const LOST_NAMES: ReadonlySet<string> = new Set(
  [...(MODULES.get('index.mjs') ?? '').matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g)].flatMap(
    ([, names = '', path = '']) =>
      isLost(path) ? names.split(',').map((name) => name.replace(/^.* as /, '').trim()) : [],
  ),
);
