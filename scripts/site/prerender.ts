/* After the build, writes the HTML of every page: its content before any script has run, and
   metadata for search engines and link previews in its head. Also writes sitemap.xml, robots.txt
   and security.txt. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { Locale } from '../../src/locale/language.ts';
import { readEnvironment } from '../environment.ts';
import { GAMES } from '../games.ts';
import { scriptModulesPlugin } from '../script-modules.ts';
import { videoCataloguePlugin } from '../videos/catalogue-plugin.ts';
import { getPageFiles } from './chunks.ts';
import { drawingsPlugin } from './drawings.ts';
import { EXPIRY_TOKEN, readFactsOfBuild, type SiteFacts, TOKENS } from './facts.ts';
import { type Languages, pageHtml, robotsText, shellHtml, siteMapXml } from './html.ts';
import { addressOf, isEnglish, languagePlugin, readLocale, readPublishedLocales } from './languages.ts';
import { lessonsPlugin } from './lessons.ts';
import { NOT_FOUND, PAGES, type Page } from './pages.ts';
import { readScriptNames, startWithImportMap } from './script-names.ts';
import { getExpiry, securityText } from './security-text.ts';
import type { PageInfo } from './structured-data.ts';
import { defineVersion } from './version.ts';

/** The exports of src/prerender.tsx when it is built for Node. */
interface Renderer {
  readonly renderPage: (path: string) => Promise<string>;
  readonly questions: () => PageInfo['questions'];
  readonly videosOf: (hub: string) => Promise<PageInfo['videos']>;
}

/** The modules of pages that are neither games nor hubs. */
const MODULES: Readonly<Record<string, string>> = {
  '/': '/src/pages/home/Home.tsx',
  '/faq': '/src/pages/faq/Faq.tsx',
  '/class': '/src/pages/class/ClassPage.tsx',
  '/cards': '/src/pages/cards/CardsPage.tsx',
  '/teachers': '/src/pages/teachers/TeachersPage.tsx',
  '/progress': '/src/pages/progress/ProgressPage.tsx',
  '/progress/facts': '/src/pages/facts/FactMapPage.tsx',
  '/week': '/src/pages/week/WeekPage.tsx',
  '/print': '/src/pages/print/PrintPage.tsx',
  '/topics': '/src/pages/topics/TopicsPage.tsx',
  '/my-island': '/src/pages/island/IslandPage.tsx',
  '/contact': '/src/pages/contact/Contact.tsx',
  '/privacy': '/src/pages/legal/Privacy.tsx',
  '/terms': '/src/pages/legal/Terms.tsx',
  '/accessibility': '/src/pages/legal/Accessibility.tsx',
  '/auth': '/src/pages/account/SignIn.tsx',
  '/auth/confirm': '/src/pages/account/Confirm.tsx',
  '/profile': '/src/pages/account/Profile.tsx',
  '/404': '/src/pages/NotFound.tsx',
};

/** Every game's page needs this in addition to its screen (src/pages/load-screen.ts). */
const PLAYED_BY = '/src/play/modes/with-play-mode.tsx';

/** Games that open with a question. Their drawing code loads together with the page. */
const GAMES_WITHOUT_MENU: ReadonlySet<string> = new Set(
  GAMES.filter(({ opensWith }) => opensWith === 'question').map(({ id }) => id),
);

/** The last part of a path: the id of a game or a hub. */
const idOf = ({ path }: Page): string => path.slice(path.lastIndexOf('/') + 1);

/** The modules that draw a game's rounds; empty for any other page. */
const drawingOf = (page: Page): readonly string[] =>
  page.kind === 'game' ? ['/src/stage/Canvas.tsx', `/src/games/${idOf(page)}/scene.ts`] : [];

function modulesOf(page: Page): readonly string[] {
  switch (page.kind) {
    case 'game': {
      const folder = `/src/games/${idOf(page)}`;
      return [`${folder}/Screen.tsx`, PLAYED_BY, ...(GAMES_WITHOUT_MENU.has(idOf(page)) ? drawingOf(page) : [])];
    }
    case 'hub':
      return ['/src/videos/HubPage.tsx', `/src/videos/catalogue/${idOf(page)}.json`];
    case 'topic':
      return ['/src/pages/topics/TopicsPage.tsx'];
    case 'home':
    case 'faq':
    case 'text':
    case 'account':
    case 'notFound':
      return [MODULES[page.path] ?? page.path];
  }
}

/**
 * Leaves out everything that does not affect the HTML: styles, and the games, which are drawn only
 * in the browser.
 */
const TEXT_ONLY: Plugin = {
  name: 'words-alone',
  enforce: 'pre',
  load: {
    filter: { id: /\.css$|\/src\/games\/[\w-]+\/Screen\.tsx$/ },
    handler: (id) => (id.endsWith('.css') ? '' : 'export default null;'),
  },
};

/** Builds the renderer into a temporary folder, calls `work` with it, and deletes the folder. */
async function withRenderer<Result>(
  { root, mode }: ResolvedConfig,
  facts: SiteFacts,
  work: (renderer: Renderer) => Promise<Result>,
): Promise<Result> {
  // Inside the project, so that Node finds its packages, and unique, because two builds can run at
  // the same time.
  const folder = mkdtempSync(join(root, 'node_modules/.prerender-'));
  try {
    await build({
      root,
      mode,
      configFile: false,
      logLevel: 'error',
      plugins: [languagePlugin(), TEXT_ONLY, drawingsPlugin(), lessonsPlugin(), videoCataloguePlugin()],
      worker: { plugins: () => [scriptModulesPlugin()] },
      publicDir: false,
      define: { ...defineVersion(root), 'import.meta.env.NUMERIA_SITE': JSON.stringify(facts) },
      build: { ssr: 'src/prerender.tsx', outDir: folder, emptyOutDir: true, minify: false, target: 'node22' },
    });
    const renderer: Renderer = await import(pathToFileURL(join(folder, 'prerender.js')).href);
    return await work(renderer);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(folder: string, name: string, text: string): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const fileOf = ({ base }: Locale, { path }: Page): string =>
  base === '' && path === '/' ? 'index.html' : `${addressOf(base, path).slice(1)}.html`;

/** Without this, every page would contain the comments of index.html: 0.8 KB, compressed. */
const COMMENTS = /\s*<!--.*?-->/gs;

/** A release gets its expiry date when it is configured. */
const expiresOf = (facts: SiteFacts): string => (facts === TOKENS ? EXPIRY_TOKEN : getExpiry(new Date()));

async function writePages(
  root: string,
  folder: string,
  chunks: readonly Rolldown.OutputChunk[],
  renderer: Renderer,
  siteFacts: SiteFacts,
): Promise<void> {
  const built = readFileSync(join(folder, 'index.html'), 'utf8').replaceAll(COMMENTS, '');
  const template = startWithImportMap(built, readScriptNames(folder));
  const languages: Languages = {
    site: siteFacts.address,
    own: await readLocale(root),
    published: await readPublishedLocales(root),
  };
  for (const page of [...PAGES, NOT_FOUND]) {
    const facts: PageInfo = {
      questions: page.kind === 'faq' ? renderer.questions() : [],
      videos: page.kind === 'hub' ? await renderer.videosOf(idOf(page)) : [],
    };
    const files = getPageFiles(chunks, modulesOf(page));
    const drawn = getPageFiles(chunks, drawingOf(page)).scripts;
    const roundScripts = drawn.filter((script) => !files.scripts.includes(script));
    const content = { page, facts, body: await renderer.renderPage(page.path), ...files, roundScripts };
    write(folder, fileOf(languages.own, page), pageHtml(template, content, languages));
  }
  write(folder, `${languages.own.base}/shell.html`.slice(1), shellHtml(template));
  // One of each for all languages.
  if (!isEnglish()) {
    rmSync(join(folder, 'index.html'));
    return;
  }
  const { site } = languages;
  write(folder, 'sitemap.xml', siteMapXml(PAGES, languages));
  write(folder, 'robots.txt', robotsText(site));
  write(folder, '.well-known/security.txt', securityText(siteFacts, expiresOf(siteFacts)));
}

/** Writes one HTML file for each page of the site, after everything else has been built. */
export function prerenderPlugin(): Plugin {
  let config: ResolvedConfig | null = null;
  let chunks: readonly Rolldown.OutputChunk[] = [];
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(_, bundle) {
      chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    },
    closeBundle: {
      sequential: true,
      async handler() {
        // After a failed build there is nothing to write.
        if (config === null || chunks.length === 0) return;
        const { root, mode } = config;
        const folder = resolve(root, config.build.outDir);
        const facts = readFactsOfBuild(readEnvironment(root, mode));
        await withRenderer(config, facts, (renderer) => writePages(root, folder, chunks, renderer, facts));
      },
    },
  };
}
