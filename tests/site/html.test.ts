import { describe, expect, it } from 'vitest';
import { readSiteFacts } from '../../scripts/site/facts.ts';
import {
  getExpiry,
  type Languages,
  type PageContent,
  pageHtml,
  robotsText,
  securityText,
  shellHtml,
  siteMapXml,
} from '../../scripts/site/html';
import { NOT_FOUND, PAGES } from '../../scripts/site/pages';
import { createStructuredData } from '../../scripts/site/structured-data';
import type { Locale } from '../../src/locale/language';
import { LOCALE as ENGLISH } from '../../src/locale/locale';

const SITE = 'https://maths.example.org';
const TEMPLATE = `<!doctype html><html><head>
<title>Old</title>
<meta
  name="description"
  content="Old"
/>
</head><body><div id="root"></div><script type="module">import '/main.js';</script></body></html>`;
const ONLY_ENGLISH: Languages = { site: SITE, own: ENGLISH, published: [ENGLISH] };
const NO_FACTS = { questions: [], videos: [] };

const pageAt = (path: string) => {
  const page = [...PAGES, NOT_FOUND].find((one) => one.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return page;
};
const content = (path: string, more: Partial<PageContent> = {}): PageContent => ({
  page: pageAt(path),
  body: '<main>$& stays</main>',
  scripts: [],
  roundScripts: [],
  styles: [],
  facts: NO_FACTS,
  ...more,
});

describe("A page's HTML file", () => {
  it("contains the page's title, description, URL and picture, for search engines and link previews", () => {
    const html = pageHtml(TEMPLATE, content('/math-warp'), ONLY_ENGLISH);
    const { title, description } = pageAt('/math-warp');
    expect(html.match(/<title>/g)).toHaveLength(1);
    for (const part of [
      `<title>${title}</title>`,
      `<meta name="description" content="${description}" />`,
      `<link rel="canonical" href="${SITE}/math-warp" />`,
      `<meta property="og:title" content="${title}" />`,
      `<meta property="og:url" content="${SITE}/math-warp" />`,
      `<meta property="og:image" content="${SITE}/pictures/share/math-warp.png" />`,
      `<meta property="og:image:alt" content="${title}" />`,
      '<meta property="og:locale" content="en_GB" />',
      '<meta name="twitter:card" content="summary_large_image" />',
      '<div id="root" data-page="/math-warp"><main>$& stays</main></div>',
    ])
      expect(html).toContain(part);
    expect(html).not.toContain('noindex');
  });

  it.each(['/auth', '/auth/confirm', '/profile', '/404'])('keeps %s out of search engines', (path) => {
    const html = pageHtml(TEMPLATE, content(path), ONLY_ENGLISH);
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toMatch(/canonical|ld\+json/);
  });

  it('loads its styles and scripts from the start, and preloads the first visible images', () => {
    const preload = '<link rel="preload" as="image" href="/boat.svg"/>';
    const html = pageHtml(
      TEMPLATE,
      content('/faq', { body: `${preload}<main/>`, scripts: ['/a.js'], styles: ['/a.css'] }),
      ONLY_ENGLISH,
    );
    const [head = '', body] = html.split('</head>');
    expect(head).toContain('<link rel="stylesheet" crossorigin href="/a.css" />');
    expect(body).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/a.js" />');
    expect(body?.indexOf('/a.js')).toBeLessThan(body?.indexOf('type="module"') ?? 0);
    expect(head.indexOf(preload)).toBeGreaterThan(0);
    expect(head.indexOf(preload)).toBeLessThan(head.indexOf('<link rel="stylesheet"'));
    expect(body).toContain('<div id="root" data-page="/faq"><main/></div>');
  });

  it('lists the scripts that draw a round, for links that start one immediately', () => {
    const html = pageHtml(TEMPLATE, content('/math-warp', { roundScripts: ['/a.js', '/b.js'] }), ONLY_ENGLISH);
    expect(html).toContain('<div id="root" data-page="/math-warp" data-round="/a.js /b.js">');
    expect(html).not.toContain('href="/a.js"');
  });

  it('is rejected for a template without a root, or with two titles', () => {
    expect(() => pageHtml('<title>Old</title>', content('/faq'), ONLY_ENGLISH)).toThrow('not once');
    expect(() => pageHtml(`${TEMPLATE}<title>Old</title>`, content('/faq'), ONLY_ENGLISH)).toThrow('not once');
  });

  it('does not let anything in its structured data end the element', () => {
    const facts = { ...NO_FACTS, questions: [{ title: 'What?', answer: '</script><script>alert(1)</script>' }] };
    const html = pageHtml(TEMPLATE, content('/faq', { facts }), ONLY_ENGLISH);
    expect(html.match(/<script/g)).toHaveLength(TEMPLATE.split('<script').length);
  });
});

describe('In a site with several languages,', () => {
  const FRENCH: Locale = { ...ENGLISH, tag: 'fr', base: '/fr', state: { checkedBy: 2 } };
  const DRAFT: Locale = { ...ENGLISH, tag: 'hi', base: '/hi', state: 'draft' };
  const published = [ENGLISH, FRENCH, DRAFT];
  const inLanguage = (own: Locale, path: string) => pageHtml(TEMPLATE, content(path), { site: SITE, own, published });

  it('every page names itself in all checked languages, with English for everyone else', () => {
    for (const own of [ENGLISH, FRENCH])
      expect(inLanguage(own, '/faq').match(/<link rel="(?:canonical|alternate)"[^>]*>/g)).toEqual([
        `<link rel="canonical" href="${SITE}${own.base}/faq" />`,
        `<link rel="alternate" hreflang="en-GB" href="${SITE}/faq" />`,
        `<link rel="alternate" hreflang="fr" href="${SITE}/fr/faq" />`,
        `<link rel="alternate" hreflang="x-default" href="${SITE}/faq" />`,
      ]);
    expect(inLanguage(FRENCH, '/')).toContain(`<link rel="canonical" href="${SITE}/fr" />`);
    expect(inLanguage(FRENCH, '/')).toContain('<meta property="og:locale" content="fr" />');
  });

  it('drafts are hidden from search engines, and not in the site map', () => {
    expect(inLanguage(DRAFT, '/faq')).toContain('noindex');
    expect(inLanguage(DRAFT, '/faq')).not.toMatch(/canonical|hreflang/);
    const map = siteMapXml(PAGES, { site: SITE, own: ENGLISH, published });
    expect(map).toContain(
      `<url><loc>${SITE}/fr/faq</loc><xhtml:link rel="alternate" hreflang="en-GB" href="${SITE}/faq" />`,
    );
    expect(map).not.toContain('/hi');
  });
});

describe('Structured data', () => {
  it('describes a game as a free learning resource, with its ages and skills', () => {
    expect(createStructuredData(pageAt('/arithmetic-hero'), ENGLISH, SITE, NO_FACTS)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'LearningResource',
      name: 'Arithmetic Hero',
      url: `${SITE}/arithmetic-hero`,
      typicalAgeRange: '8-14',
      isAccessibleForFree: true,
      inLanguage: 'en-GB',
      learningResourceType: 'Game',
      teaches: ['Addition and subtraction', 'Multiplication and division', 'Mental arithmetic'],
      publisher: { '@id': `${SITE}/#numeria`, name: 'Numeria' },
      provider: { '@id': `${SITE}/#numeria` },
    });
  });

  it("lists a hub's videos and the FAQ's answers", () => {
    const videos = [{ title: 'Vectors', address: 'https://videos.example/1' }];
    expect(createStructuredData(pageAt('/video-hub/ib'), ENGLISH, SITE, { ...NO_FACTS, videos })).toMatchObject({
      mainEntity: { numberOfItems: 1, itemListElement: [{ position: 1, name: 'Vectors', url: videos[0]?.address }] },
    });
    const questions = [{ title: 'Is it free?', answer: '<p>Yes.</p>' }];
    expect(createStructuredData(pageAt('/faq'), ENGLISH, SITE, { ...NO_FACTS, questions })).toMatchObject({
      mainEntity: [{ name: 'Is it free?', acceptedAnswer: { text: '<p>Yes.</p>' } }],
    });
  });

  it('is omitted on pages that search engines must not show', () => {
    const all = [...PAGES, NOT_FOUND];
    const described = all.filter((page) => createStructuredData(page, ENGLISH, SITE, NO_FACTS) !== null);
    expect(described).toEqual(all.filter(({ isIndexed }) => isIndexed));
  });
});

describe('Besides the pages,', () => {
  it("the site map lists everything that search engines can show, with the site's URL", () => {
    const map = siteMapXml(PAGES, ONLY_ENGLISH);
    expect(map.match(/<loc>/g)).toHaveLength(PAGES.length - 3);
    expect(map).toContain(`<loc>${SITE}/</loc>`);
    expect(map).toContain(`<loc>${SITE}/video-hub/gcse</loc>`);
    expect(map).not.toMatch(/auth|profile|404/);
  });

  it('robots.txt allows everything and names the site map', () => {
    expect(robotsText(SITE)).toContain('Allow: /\n');
    expect(robotsText(SITE)).toContain(`Sitemap: ${SITE}/sitemap.xml\n`);
  });

  it('security.txt has a contact, its own URL, and an expiry of less than a year', () => {
    const facts = readSiteFacts({ NUMERIA_URL: SITE, NUMERIA_SUPPORT_EMAIL: 'help@maths.example' });
    const lines = [
      'Contact: mailto:help@maths.example',
      'Expires: 2028-02-28T00:00:00Z',
      'Preferred-Languages: en',
      `Canonical: ${SITE}/.well-known/security.txt`,
      '',
    ];
    const expires = getExpiry(new Date('2027-03-01T18:30:00Z'));
    expect(securityText(facts, expires)).toBe(lines.join('\n'));
    expect(securityText({ ...facts, operator: 'Example School' }, expires)).toBe(
      ['# This copy of Numeria is run by Example School', ...lines].join('\n'),
    );
  });

  it('the shell is the site without a page, and stays out of search engines', () => {
    const shell = shellHtml(TEMPLATE);
    expect(shell).toContain('<div id="root"></div>');
    expect(shell).toContain('noindex');
  });
});
