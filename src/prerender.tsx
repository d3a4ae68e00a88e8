/*
 * Renders the HTML of the pages when the site is built (scripts/site/prerender.ts). Browsers never load this module.
 */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { BASE } from './locale/base';
import { QUESTIONS } from './pages/faq/questions';
import { Site } from './pages/shell/Site';
import { SITE } from './pages/site-settings';
import { SiteRoutes } from './routes';
import { listEntries } from './videos/catalogue';
import { entryPageUrl } from './videos/entry-urls';
import { loadCatalogue } from './videos/hubs';

const at = (path: string, children: ReactNode): ReactNode => (
  <StaticRouter basename={BASE} location={BASE + path}>
    {children}
  </StaticRouter>
);

/** The HTML of the page at a path. Throws if any part of it fails to render. */
export async function renderPage(path: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    at(
      path,
      <Site>
        <SiteRoutes />
      </Site>,
    ),
    {
      // Otherwise a long page would be sent as "Loading", with a script that moves the content into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw new Error(`${path} could not be made.`, { cause: errors[0] });
  return new Response(prelude).text();
}

/** The HTML of an answer for use on other sites: its links are absolute, and it has no router attributes. */
const plainHtml = (content: ReactNode): string =>
  renderToStaticMarkup(at('/faq', content))
    .replaceAll(' data-discover="true"', '')
    .replaceAll('href="/', `href="${SITE.address}/`);

/** The FAQ questions with the HTML of their answers. */
export const questions = (): readonly { readonly title: string; readonly answer: string }[] =>
  QUESTIONS.map(({ title, content }) => ({ title, answer: plainHtml(content) }));

export async function videosOf(hub: string): Promise<readonly { readonly title: string; readonly address: string }[]> {
  const catalogue = await loadCatalogue(hub);
  return listEntries(catalogue).map(({ entry }) => ({ title: entry.title, address: entryPageUrl(entry) }));
}
