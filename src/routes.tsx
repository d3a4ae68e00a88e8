import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { GAMES } from './games/catalogue';
import Home from './pages/home/Home';
import { HUBS, loadCatalogue } from './videos/hubs';

const Contact = lazy(() => import('./pages/contact/Contact'));
const Faq = lazy(() => import('./pages/faq/Faq'));
const Privacy = lazy(() => import('./pages/legal/Privacy'));
const Terms = lazy(() => import('./pages/legal/Terms'));
const SignIn = lazy(() => import('./pages/account/SignIn'));
const Profile = lazy(() => import('./pages/account/Profile'));
const NotFound = lazy(() => import('./pages/NotFound'));

const games = GAMES.map(({ path, load }) => {
  const Screen = lazy(load);
  return { path, element: <Screen /> };
});

const hubs = HUBS.map((hub) => {
  const Page = lazy(async () => {
    const [{ default: HubPage }, catalogue] = await Promise.all([import('./videos/HubPage'), loadCatalogue(hub.id)]);
    return { default: () => <HubPage hub={hub} catalogue={catalogue} /> };
  });
  return { path: hub.path, element: <Page /> };
});

/** Every address of the site; each page is fetched when it is first visited. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Home />} />
      {[...games, ...hubs].map(({ path, element }) => (
        <Route key={path} path={path} element={element} />
      ))}
      <Route path="/contact" element={<Contact />} />
      <Route path="/faq" element={<Faq />} />
      <Route path="/privacy" element={<Privacy />} />
      <Route path="/terms" element={<Terms />} />
      <Route path="/auth" element={<SignIn />} />
      <Route path="/profile" element={<Profile />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
