/*
 * Which modules go into one file. Each file more is a request, some hundred bytes, and a line in the list that the home page
 * carries. What games share stands in a few files, and no page fetches what it has no use for.
 */

/** What the bundler knows of a module. */
interface ModuleInfo {
  /** Who imports it from the first, and who fetches it when it is needed. */
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

/** The bundler, as far as it is asked here. */
export interface Bundler {
  getModuleInfo(id: string): ModuleInfo | null;
}

const SCREEN = /\/src\/games\/[\w-]+\/Screen\.tsx$/;
/** A part of a game's page, which is fetched after it: what it shares with the page is there already. */
const PART_OF_SCREEN = /\/src\/games\/[\w-]+\/screen\//;
const SCENE = /\/src\/games\/[\w-]+\/scene\.ts$/;
/** What heroes wear, and the pictures of them that a page shows: a scene knows its own hat, the passport all of them. */
const WARDROBE = /\/src\/(?:games\/(?:[\w-]+\/drawings\/hero\/|hats\.ts$)|play\/(?:OwnHeroPicture|duel\/heroes)\.tsx$)/;
/** Each is a module of its own, and too small for a file of its own. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//;
/** Other pages and parts that are about games, or play them: they need more of what games share than a hub does. */
const ABOUT_GAMES = /\/src\/(?:play|pages\/(?:class|facts|progress|teachers))\//;
const HOME = /\/src\/pages\/home\/Home\.tsx$/;
const CANVAS = /\/src\/stage\/Canvas\.tsx$/;

/** What fewer games share comes with each of them by itself: packages are large, and what is written here is small. */
const MIN_GAMES = { packages: 3, ours: 2 } as const;

/** The modules that are fetched by themselves (pages, scenes and the like) and need a module, at once or through others. */
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
 * The file that a module goes into: what the home page shares with any other; what games share with any page, with pages
 * about games, or alone; what their scenes share, and what these share with single pages, such as the drawings of the hero;
 * icons; null for what belongs to few pages. The drawing library, which no page needs, is with what scenes alone share.
 */
export function chunkGroup(id: string, bundler: Bundler): string | null {
  if (WARDROBE.test(id)) return 'drawn';
  // What a package fetches by itself is no page, and a part of one needs no file to share with it.
  const roots = [...rootsOf(id, bundler)].filter(
    (root) => !root.includes('/node_modules/') && !PART_OF_SCREEN.test(root),
  );
  const count = (kind: RegExp): number => roots.filter((root) => kind.test(root)).length;
  const [screens, scenes, canvas] = [count(SCREEN), count(SCENE), count(CANVAS)];
  if (roots.length > 1 && count(HOME) > 0) return 'home';
  const min = id.includes('/node_modules/') ? MIN_GAMES.packages : MIN_GAMES.ours;
  if (screens >= min) {
    if (screens + scenes + canvas === roots.length) return 'play';
    if (screens + scenes + canvas + count(ABOUT_GAMES) === roots.length) return 'shelf';
    return ICON.test(id) ? 'icons' : 'common';
  }
  if (ICON.test(id) && roots.length > 1) return 'icons';
  if (scenes < min) return null;
  return scenes + canvas === roots.length ? 'scene' : 'drawn';
}
