/* Decides which modules share a file. Every file costs a request, several hundred bytes, and a
   line in the home page's import map. So the games' shared code is in a few files, but no page
   downloads code that it does not use. */

import { isCatalogue } from './languages.ts';

/** The bundler's data about a module. */
interface ModuleInfo {
  /** Modules that import this one statically, and modules that import it dynamically. */
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  /** Modules that this one imports statically. */
  readonly importedIds: readonly string[];
}

/** The part of the bundler's API that is used here. */
export interface Bundler {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** Patterns that recognise kinds of modules by their paths. */
export const KINDS = {
  screen: /\/src\/games\/[\w-]+\/Screen\.tsx$/,
  /** A part of a game's page that loads later, when the code that it shares with the page is already loaded. */
  partOfScreen: /\/src\/games\/[\w-]+\/screen\//,
  /** Every game's page needs it, to choose the mode in which the game is played. */
  wrapper: /\/src\/play\/modes\/with-play-mode\.tsx$/,
  scene: /\/src\/games\/[\w-]+\/scene\.ts$/,
  /** Each icon is a module, and too small for its own file. */
  icon: /\/lucide-react\/dist\/esm\/icons\//,
  /** Other pages and parts about games, which need more of the games' shared code than a hub does. */
  aboutGames:
    /\/src\/(?:(?:play|pages\/(?:class|facts|island|progress|teachers|voyage|week))\/|games\/[\w-]+\/discuss\.tsx$)/,
  /** Needed by one or two games, and too large for all of them to download. A game's rules are also needed by pages about it. */
  few: /\/src\/(?:(?:stage|play\/answers)\/fractions\/|play\/(?:feedback\/explain\/|quiz\/CheckedAnswer\.tsx$))|\/machines\/(?:core\/candidates|(?!core\/|learning\/)[\w-]+\/rules)\.ts$/,
  /** The chart of question games. The largest game has its own. */
  chart: /\/machines\/core\/(?:question-(?:dealing|game|guidance|judging|setup|states|timers|turns)|timed-quiz)\.ts$/,
  /** The grammar of the language and how it writes numbers: small, and needed by texts everywhere. */
  language: /\/src\/locale\/(?:[\w-]+\/)?(?:grammar|notation)\.ts$/,
  /** Needed by texts of the games, and not by the home page. */
  numbers: /\/src\/ui\/format\.ts$/,
  /** The home page, and the part of every page that starts offline support. */
  home: /\/src\/pages\/(?:home\/Home\.tsx|offline\/start\.ts)$/,
  canvas: /\/src\/stage\/Canvas\.tsx$/,
  /** The messages, which games show in a round. */
  toasts: /\/src\/ui\/ToastList\.tsx$/,
} as const;

const SOURCE = '/src/';

/** Modules shared by fewer games are duplicated. Packages are large; our own modules are small. */
const MIN_GAMES = { packages: 3, ours: 2 } as const;

/** The dynamically imported modules (pages, scenes and so on) that need a module, directly or indirectly. */
function rootsOf(id: string, bundler: Bundler): ReadonlySet<string> {
  const roots = new Set<string>();
  const seen = new Set<string>();
  const climb = (at: string): void => {
    if (seen.has(at)) return;
    seen.add(at);
    const info = bundler.getModuleInfo(at);
    if (info === null) return;
    if (info.dynamicImporters.length > 0) roots.add(at);
    info.importers.forEach(climb);
  };
  climb(id);
  return roots;
}

/**
 * Whether a module has only text, and needs nothing but text, numbers and what every page has. Others cannot be apart from
 * the code that shares them, because the two files would need each other.
 */
function hasOnlyText(id: string, bundler: Bundler): boolean {
  if (!isCatalogue(id.slice(id.indexOf(SOURCE) + SOURCE.length))) return false;
  const needed = bundler.getModuleInfo(id)?.importedIds ?? [];
  return needed.every(
    (one) => hasOnlyText(one, bundler) || ['home', 'numbers'].includes(getChunkGroup(one, bundler) ?? ''),
  );
}

/** Words change more often than code, and devices that have stored the site download only the files that change. */
const withWordsApart = (group: string, id: string, bundler: Bundler): string =>
  hasOnlyText(id, bundler) ? `${group}-words` : group;

/**
 * The file for a module. Modules are grouped by who shares them: the home page and any other page;
 * games and any page; games and pages about games; only games; scenes, including single pages that
 * use the same drawings, such as the hero; icons of games; and icons of pages. Null for modules of a few pages, which the
 * bundler groups by the pages that need them. Pixi, which pages do not need, is in the file of the
 * code that only scenes share.
 */
export function getChunkGroup(id: string, bundler: Bundler): string | null {
  if (KINDS.language.test(id)) return 'home';
  if (KINDS.numbers.test(id)) return 'numbers';
  if (KINDS.few.test(id)) return null;
  if (KINDS.chart.test(id)) return 'chart';
  // Roots in a package are not pages, and parts of a screen load when the shared code is already loaded.
  const roots = [...rootsOf(id, bundler)].filter(
    (root) => !root.includes('/node_modules/') && !KINDS.partOfScreen.test(root),
  );
  const count = (kind: RegExp): number => roots.filter((root) => kind.test(root)).length;
  const [screens, scenes, canvas] = [count(KINDS.screen), count(KINDS.scene), count(KINDS.canvas)];
  if (roots.length > 1 && count(KINDS.home) > 0) return 'home';
  const min = id.includes('/node_modules/') ? MIN_GAMES.packages : MIN_GAMES.ours;
  if (screens >= min || (count(KINDS.wrapper) > 0 && roots.length > 1)) {
    if (screens + scenes + canvas === roots.length) return withWordsApart('play', id, bundler);
    if (screens + scenes + canvas + count(KINDS.aboutGames) === roots.length)
      return withWordsApart('shelf', id, bundler);
    return KINDS.icon.test(id) ? 'icons' : withWordsApart('common', id, bundler);
  }
  // The icons of games and their messages are in a file of their own, without those that only pages share.
  if (KINDS.icon.test(id) && roots.length > 1) return screens + count(KINDS.toasts) > 0 ? 'icons' : 'page-icons';
  if (scenes < min) return null;
  return scenes + canvas === roots.length ? 'scene' : 'drawn';
}
