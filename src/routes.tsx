import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { BUILT_GAMES } from './games/catalogue';

const Home = lazy(() => import('./pages/home/Home'));
const NotFound = lazy(() => import('./pages/NotFound'));

const games = BUILT_GAMES.map(({ path, load }) => ({ path, Screen: lazy(load) }));

/** Every address of the site; each page is fetched when it is first visited. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Home />} />
      {games.map(({ path, Screen }) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
