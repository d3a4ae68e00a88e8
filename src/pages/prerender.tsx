/*
 * What makes the HTML of the pages when the site is built (scripts/site/prerender.ts). It is no part of what browsers
 * fetch.
 */
import { type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { pageOf } from '../videos/addresses';
import { entriesOf } from '../videos/catalogue';
import { loadCatalogue } from '../videos/hubs';
import { QUESTIONS } from './faq/questions';
import { Site } from './Site';
import { SITE } from './site-facts';

const at = (path: string, children: ReactNode): ReactNode => (
  <StrictMode>
    <StaticRouter location={path}>{children}</StaticRouter>
  </StrictMode>
);

/** The HTML of what the site shows at a path; throws where anything of it cannot be made. */
export async function renderPage(path: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(at(path, <Site />), {
    // Else a long page comes as "Loading" and a script that puts it in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw new Error(`${path} could not be made.`, { cause: errors[0] });
  return new Response(prelude).text();
}

/** The HTML of an answer as others may show it: its links lead to this site, and nothing in it is the router's own. */
const plainHtml = (content: ReactNode): string =>
  renderToStaticMarkup(at('/faq', content))
    .replaceAll(' data-discover="true"', '')
    .replaceAll('href="/', `href="${SITE.address}/`);

/** The questions of the FAQ with the HTML of their answers. */
export const questions = (): readonly { readonly title: string; readonly answer: string }[] =>
  QUESTIONS.map(({ title, content }) => ({ title, answer: plainHtml(content) }));

/** What a video hub leads to. */
export async function videosOf(hub: string): Promise<readonly { readonly title: string; readonly address: string }[]> {
  const catalogue = await loadCatalogue(hub);
  return entriesOf(catalogue).map(({ entry }) => ({ title: entry.title, address: pageOf(entry) }));
}

/** The address of the site's home page, without a slash at its end, and where people write to. */
export const { address: siteAddress, supportEmail } = SITE;
