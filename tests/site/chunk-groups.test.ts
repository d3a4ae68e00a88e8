import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Bundler, getChunkGroup, KINDS } from '../../scripts/site/chunk-groups';

const GAMES = ['sums', 'shapes', 'clocks'] as const;
const screenOf = (game: string): string => `/site/src/games/${game}/Screen.tsx`;
const sceneOf = (game: string): string => `/site/src/games/${game}/scene.ts`;
const SCREENS = GAMES.map(screenOf);
const SCENES = GAMES.map(sceneOf);
const CANVAS = '/site/src/stage/Canvas.tsx';
const PROGRESS = '/site/src/pages/progress/ProgressPage.tsx';
const DIALOG = '/site/src/games/sums/screen/Dialog.tsx';
const WARDROBE = '/site/src/games/shapes/screen/Wardrobe.tsx';
const HOME = '/site/src/pages/home/Home.tsx';
const OFFLINE = '/site/src/pages/offline/start.ts';
const TOASTS = '/site/src/ui/ToastList.tsx';
const HUB = '/site/src/videos/HubPage.tsx';
const MODE = '/site/src/play/modes/with-play-mode.tsx';
const TWO_PLAYERS = '/site/src/play/modes/duel/TwoPlayers.tsx';
const PACKAGE = '/site/node_modules/pixi.js/lib/browser.mjs';
const FETCHED = new Set([
  ...SCREENS,
  ...SCENES,
  CANVAS,
  HOME,
  OFFLINE,
  HUB,
  TOASTS,
  PROGRESS,
  MODE,
  TWO_PLAYERS,
  DIALOG,
  WARDROBE,
  PACKAGE,
]);

/** A site that loads pages, scenes and the canvas dynamically, with the importers of one module. */
const siteWhere = (importers: Readonly<Record<string, readonly string[]>>): Bundler => ({
  getModuleInfo: (id) => ({
    importers: importers[id] ?? [],
    importedIds: Object.keys(importers).filter((other) => importers[other]?.includes(id)),
    dynamicImporters: FETCHED.has(id) ? ['/site/src/routes.tsx'] : [],
  }),
});
const groupWhereImportedBy = (...importers: readonly string[]) =>
  getChunkGroup('/site/a.ts', siteWhere({ '/site/a.ts': importers }));

describe('The grouping of modules into files', () => {
  const files = ['src', 'machines', 'node_modules/lucide-react/dist/esm/icons'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `/site/${folder}/${path}`),
  );

  it.each(Object.entries(KINDS))('recognises modules that exist: %s', (_, kind) => {
    expect(files.some((path) => kind.test(path))).toBe(true);
  });

  it('keeps words apart from the code that shares them, unless they need it', () => {
    const [words, code, grammar] = ['/site/src/play/text.ts', '/site/src/play/score.ts', '/site/src/locale/grammar.ts'];
    const shared = { [words]: SCREENS, [grammar]: [words] };
    expect(getChunkGroup(words, siteWhere(shared))).toBe('play-words');
    expect(getChunkGroup(words, siteWhere({ ...shared, [code]: [words] }))).toBe('play');
  });

  it('keeps the chart of question games out of the file that all games share', () => {
    const chart = '/site/machines/core/question-game.ts';
    expect(getChunkGroup(chart, siteWhere({ [chart]: SCREENS }))).toBe('chart');
  });

  it('puts the code that games share into one file, the code that other pages share with them into another, and the code that their scenes share into a third', () => {
    expect(groupWhereImportedBy(...SCREENS)).toBe('play');
    expect(groupWhereImportedBy(...SCREENS, CANVAS)).toBe('play');
    expect(groupWhereImportedBy(...SCREENS, HUB)).toBe('common');
    expect(groupWhereImportedBy(...SCENES, CANVAS)).toBe('scene');
  });

  it('separates the code that only pages about games share with games, so that a hub does not load it', () => {
    expect(groupWhereImportedBy(...SCREENS, PROGRESS)).toBe('shelf');
    expect(groupWhereImportedBy(...SCREENS, PROGRESS, HUB)).toBe('common');
  });

  it('puts the code that mode selection shares with the modes into that file too, because every game page needs it', () => {
    expect(groupWhereImportedBy(MODE, TWO_PLAYERS)).toBe('shelf');
    expect(groupWhereImportedBy(MODE)).toBeNull();
  });

  it('puts the code that the home page shares with other pages into one file, so that it does not load their other code', () => {
    expect(groupWhereImportedBy(HOME, HUB)).toBe('home');
    expect(groupWhereImportedBy(HOME, ...SCREENS)).toBe('home');
    expect(groupWhereImportedBy(HOME)).toBeNull();
  });

  it('puts the code that every page needs to start offline support into that file too, if others need it', () => {
    expect(groupWhereImportedBy(OFFLINE, ...SCREENS)).toBe('home');
    expect(groupWhereImportedBy(OFFLINE)).toBeNull();
  });

  it('puts the icons that pages share into one file, because each is too small for its own, and those of games into another', () => {
    const icon = '/site/node_modules/lucide-react/dist/esm/icons/play.mjs';
    expect(getChunkGroup(icon, siteWhere({ [icon]: [HUB, PROGRESS] }))).toBe('page-icons');
    expect(getChunkGroup(icon, siteWhere({ [icon]: [screenOf('sums'), PROGRESS] }))).toBe('icons');
    expect(getChunkGroup(icon, siteWhere({ [icon]: [TOASTS, PROGRESS] }))).toBe('icons');
    expect(getChunkGroup(icon, siteWhere({ [icon]: [HUB] }))).toBeNull();
    expect(getChunkGroup(icon, siteWhere({ [icon]: [...SCREENS, HUB] }))).toBe('icons');
    expect(getChunkGroup(icon, siteWhere({ [icon]: [...SCREENS, PROGRESS] }))).toBe('shelf');
    expect(getChunkGroup(icon, siteWhere({ [icon]: [...SCREENS, HOME] }))).toBe('home');
  });

  it("puts code that a later part of a game's page also needs with that game, so that no other game loads more", () => {
    expect(groupWhereImportedBy(...SCREENS, DIALOG)).toBe('play');
    expect(groupWhereImportedBy(screenOf('sums'), DIALOG)).toBeNull();
    expect(groupWhereImportedBy(DIALOG, WARDROBE)).toBeNull();
    const icon = '/site/node_modules/lucide-react/dist/esm/icons/lock.mjs';
    expect(getChunkGroup(icon, siteWhere({ [icon]: [screenOf('sums'), DIALOG] }))).toBeNull();
  });

  it('separates the code that scenes share with single pages from Pixi, which no page needs', () => {
    expect(groupWhereImportedBy(...SCENES, HUB)).toBe('drawn');
    expect(groupWhereImportedBy(...SCENES, screenOf('sums'))).toBe('drawn');
    expect(groupWhereImportedBy(...SCENES, CANVAS, PACKAGE)).toBe('scene');
  });

  it('keeps large code for one or two games out of the file of all games', () => {
    const pieces = '/site/src/stage/fractions/pieces.ts';
    const pictures = '/site/src/play/feedback/explain/NumberLine.tsx';
    const rules = '/site/machines/sums/rules.ts';
    for (const large of [pieces, pictures, rules])
      expect(getChunkGroup(large, siteWhere({ [large]: [screenOf('sums'), screenOf('shapes')] }))).toBeNull();
    expect(groupWhereImportedBy(screenOf('sums'), screenOf('shapes'))).toBe('play');
  });

  it('leaves modules that few or no games need ungrouped', () => {
    expect(groupWhereImportedBy(screenOf('sums'), sceneOf('sums'))).toBeNull();
    const library = '/site/node_modules/tabs/index.mjs';
    expect(getChunkGroup(library, siteWhere({ [library]: [screenOf('sums'), screenOf('shapes')] }))).toBeNull();
    expect(groupWhereImportedBy(HUB)).toBeNull();
    expect(groupWhereImportedBy()).toBeNull();
  });

  it('follows indirect importers, even through import cycles', () => {
    const site = siteWhere({
      '/site/a.ts': ['/site/b.ts', '/site/c.ts'],
      '/site/b.ts': ['/site/c.ts', ...SCREENS],
      '/site/c.ts': ['/site/b.ts'],
    });
    expect(getChunkGroup('/site/a.ts', site)).toBe('play');
  });

  it('leaves modules that the bundler does not know ungrouped', () => {
    expect(getChunkGroup('/site/a.ts', { getModuleInfo: () => null })).toBeNull();
  });
});
