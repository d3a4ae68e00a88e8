import { type ReactNode, StrictMode, useDeferredValue } from 'react';
import { Route, Routes } from 'react-router-dom';
import { GAMES } from './catalogue';
import type { Game } from './catalogue/define-game';
import { ServedIntro } from './pages/intro/ServedIntro';
import { loadScreen } from './pages/load-screen';
import { NextGameContext } from './play/result/next-game';
import { useIsHydrating } from './ui/hydration';
import { type LazyPage, lazyPage } from './ui/lazy-page';
import { HUBS, loadCatalogue } from './videos/hubs';

const NOT_FOUND = lazyPage(() => import('./pages/NotFound'));

// The text of the intros is only in the prerendered HTML.
const Intro = import.meta.env.SSR ? lazyPage(() => import('./pages/intro/GameIntro')).Page : ServedIntro;

/** A game's page. Games render only in the browser; their prerendered HTML contains the intro. */
function gamePage(game: Game, next: Game | null): LazyPage {
  const screen = lazyPage(() => loadScreen(game));
  const Page = () => {
    // A game renders in slices, so that a slow device stays responsive. The intro stays until the game is ready.
    const Shown = useDeferredValue(useIsHydrating()) ? Intro : screen.Page;
    return (
      <NextGameContext value={next}>
        <Shown />
      </NextGameContext>
    );
  };
  return { Page, load: screen.load };
}

const PAGES: Readonly<Record<string, LazyPage>> = {
  '/': lazyPage(() => import('./pages/home/Home')),
  ...Object.fromEntries(
    GAMES.map((game, index) => [game.path, gamePage(game, GAMES[(index + 1) % GAMES.length] ?? null)]),
  ),
  ...Object.fromEntries(
    HUBS.map((hub) => [
      hub.path,
      lazyPage(async () => {
        const [{ default: HubPage }, catalogue] = await Promise.all([
          import('./videos/HubPage'),
          loadCatalogue(hub.id),
        ]);
        return { default: () => <HubPage hub={hub} catalogue={catalogue} /> };
      }),
    ]),
  ),
  '/contact': lazyPage(() => import('./pages/contact/Contact')),
  '/faq': lazyPage(() => import('./pages/faq/Faq')),
  '/class': lazyPage(() => import('./pages/class/ClassPage')),
  '/cards': lazyPage(() => import('./pages/cards/CardsPage')),
  '/teachers': lazyPage(() => import('./pages/teachers/TeachersPage')),
  '/progress': lazyPage(() => import('./pages/progress/ProgressPage')),
  '/progress/facts': lazyPage(() => import('./pages/facts/FactMapPage')),
  '/week': lazyPage(() => import('./pages/week/WeekPage')),
  '/print': lazyPage(() => import('./pages/print/PrintPage')),
  '/topics/*': lazyPage(() => import('./pages/topics/TopicsPage')),
  '/my-island': lazyPage(() => import('./pages/island/IslandPage')),
  '/privacy': lazyPage(() => import('./pages/legal/Privacy')),
  '/terms': lazyPage(() => import('./pages/legal/Terms')),
  '/accessibility': lazyPage(() => import('./pages/legal/Accessibility')),
  '/auth': lazyPage(() => import('./pages/account/SignIn')),
  '/auth/confirm': lazyPage(() => import('./pages/account/Confirm')),
  '/profile': lazyPage(() => import('./pages/account/Profile')),
  ...(import.meta.env.DEV && { '/shelf': lazyPage(() => import('./pages/shelf/ShelfPage')) }),
};

/** The route path of a URL path; "*" if there is none. */
export function matchRoutePath(pathname: string): string {
  const path =
    pathname
      .toLowerCase()
      .replace(/\/+$/, '')
      .replace(/^\/topics\b.*/, '/topics/*') || '/';
  return Object.hasOwn(PAGES, path) ? path : '*';
}

/** Loads the page of a path before it is rendered. */
export const loadPage = (path: string): Promise<unknown> => (PAGES[path] ?? NOT_FOUND).load();

const inStrictMode = (page: ReactNode): ReactNode => <StrictMode>{page}</StrictMode>;

const GAME_PATHS: ReadonlySet<string> = new Set(GAMES.map(({ path }) => path));

/**
 * All routes of the site. Each page is loaded on its first visit. Games are not in strict mode: there React mounts
 * twice while developing, and <Application> of @pixi/react 8.0.5 cannot be mounted again (its issues 602 and 613).
 */
export function SiteRoutes() {
  return (
    <Routes>
      {Object.entries(PAGES).map(([path, { Page }]) => (
        <Route key={path} path={path} element={GAME_PATHS.has(path) ? <Page /> : inStrictMode(<Page />)} />
      ))}
      <Route path="*" element={inStrictMode(<NOT_FOUND.Page />)} />
    </Routes>
  );
}
