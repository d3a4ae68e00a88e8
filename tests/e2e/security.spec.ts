/* Checks that the site's headers keep their promises. Every test in this folder
   (helpers/test.ts), including complete games, checks that no page violates its content security
   policy or contacts another host. This file proves that those checks work, and covers the pages
   that no other test visits. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from 'playwright/test';
import { createPageReader } from '../../scripts/site/built-pages.ts';
import { createSiteHeaders, getHeadersForPath, getServerHeaders } from '../../scripts/site/headers.ts';
import { PAGES, TRIED_PAGES } from '../../scripts/site/pages.ts';
import { parseDirectives, parseHeaderRules } from '../site/helpers/parse-host-files';
import { createAddress, expect, sendEmail, test } from './helpers/account';
import { GamePage } from './helpers/game';
import { openInbox } from './helpers/inbox';
import { findMovingParts } from './helpers/moving';
import { findUnexpectedErrors } from './helpers/page-errors';

const DIST = join(import.meta.dirname, '../../dist');
const PICTURES = /^https:\/\/i\.ytimg\.com\//;

/** Headers that every response must have, and those of responses that can be opened as a page. */
const OF_ALL = ['x-content-type-options'];
const OF_PAGES = ['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy', 'referrer-policy'];

const isFile = (answer: Response): boolean => /\.(?!html$)\w+$/.test(new URL(answer.url()).pathname);

/**
 * Problems with the headers of a response, one line each. Files must not have headers that only
 * pages need.
 */
function problemsIn(answer: Response): readonly string[] {
  const headers = answer.headers();
  const has = (name: string): boolean => (headers[name] ?? '') !== '';
  return [
    ...OF_ALL.filter((name) => !has(name)).map((name) => `${answer.url()} has no ${name}`),
    ...OF_PAGES.filter((name) => has(name) === isFile(answer)).map((name) => `${answer.url()}: ${name}`),
  ];
}

/** Differences between the headers of the site's own responses and their source, one line each. */
function differencesIn(answers: readonly Response[]): readonly string[] {
  const rules = createSiteHeaders({ ...createPageReader(DIST)(), supabaseAddress: null, servedFrom: 'own machine' });
  return answers.flatMap((answer) => {
    const sent = answer.headers();
    const { pathname } = new URL(answer.url());
    return Object.entries(getServerHeaders(rules, pathname))
      .filter(([name, value]) => sent[name.toLowerCase()] !== value)
      .map(([name]) => `${answer.url()} has another ${name}: ${sent[name.toLowerCase()]}`);
  });
}

/** The site's responses during an action on a page. */
async function answersDuring(page: Page, deed: () => Promise<void>): Promise<readonly Response[]> {
  const answers: Response[] = [];
  const hear = (answer: Response): void => {
    if (!PICTURES.test(answer.url()) && answer.url().startsWith('http')) answers.push(answer);
  };
  page.on('response', hear);
  await deed();
  page.off('response', hear);
  return answers;
}

/**
 * Violates the page's content security policy. Returns the directives that blocked the attempts
 * once there are this many.
 */
function violatePolicy(count: number): Promise<readonly string[]> {
  const { body } = document;
  const add = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, made: Partial<HTMLElementTagNameMap[Tag]>): void =>
    body.append(Object.assign(document.createElement(tag), made));
  const elsewhere = 'https://elsewhere.example/';
  return new Promise((resolve) => {
    const forbidden: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      if (forbidden.push(effectiveDirective) === count) resolve(forbidden.toSorted());
    });
    add('script', { textContent: 'document.title = "overrun"' });
    add('script', { src: elsewhere });
    add('style', { textContent: 'body { display: none }' });
    add('img', { src: elsewhere });
    add('iframe', { src: elsewhere });
    add('object', { data: elsewhere });
    add('audio', { src: elsewhere });
    add('base', { href: elsewhere });
    const button = document.createElement('button');
    button.setAttribute('onclick', 'document.title = "overrun"');
    button.click();
    fetch(elsewhere).catch(() => null);
    try {
      new Worker(URL.createObjectURL(new Blob([]))).terminate();
    } catch {
      // Some browsers throw; others notify the worker's own listeners.
    }
  });
}

const TRUSTED_TYPES = /require-trusted-types-for 'script';?/;

/**
 * Tries to turn strings into HTML and scripts in the page, and to create trusted types. Returns
 * what was allowed and, once there are this many, the directives that blocked the rest.
 */
function useText(
  count: number,
): Promise<{ readonly passed: readonly string[]; readonly forbidden: readonly string[] }> {
  const strings = '<img src="/none" onerror="document.title = `overrun`">';
  const body = document.body.appendChild(document.createElement('div'));
  const script = document.createElement('script');
  const attempts: Readonly<Record<string, () => unknown>> = {
    innerHTML: () => (body.innerHTML = strings),
    outerHTML: () => (body.outerHTML = strings),
    insertAdjacentHTML: () => body.insertAdjacentHTML('beforeend', strings),
    write: () => document.write(strings),
    parseFromString: () => new DOMParser().parseFromString(strings, 'text/html'),
    createContextualFragment: () => body.append(document.createRange().createContextualFragment(strings)),
    srcdoc: () => (document.createElement('iframe').srcdoc = strings),
    text: () => (script.text = 'document.title = "overrun"'),
    src: () => (script.src = '/sw.js'),
    onclick: () => body.setAttribute('onclick', 'document.title = "overrun"'),
    Worker: () => new Worker('/sw.js').terminate(),
    policy: () => window.trustedTypes?.createPolicy('mine', { createHTML: (html) => html }),
  };
  return new Promise((resolve) => {
    const passed: string[] = [];
    const forbidden: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      if (forbidden.push(effectiveDirective) === count) resolve({ passed, forbidden: forbidden.toSorted() });
    });
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        attempt();
        passed.push(name);
      } catch {
        // Blocked, as it should be.
      }
    }
  });
}

const FORBIDDEN = [
  'base-uri',
  'connect-src',
  'frame-src',
  'img-src',
  'media-src',
  'object-src',
  'script-src-attr',
  'script-src-elem',
  'script-src-elem',
  'style-src-elem',
  'worker-src',
] as const;

test.describe("The site's headers", () => {
  test('are generated for hosting providers with exactly the inline scripts of the built pages', () => {
    const rules = parseHeaderRules(readFileSync(join(DIST, '_headers'), 'utf8'));
    const { pages, scriptHashes } = createPageReader(DIST)();
    expect(pages.length).toBeGreaterThan(PAGES.length);
    for (const path of pages) {
      const policy = getHeadersForPath(rules, path)['Content-Security-Policy'] ?? '';
      expect(parseDirectives(policy)['script-src']).toEqual(["'self'", ...scriptHashes]);
    }
  });

  test('forbid everything that no page needs, and the checks in all tests notice violations', async ({
    page,
    errors,
  }) => {
    errors.demand(/Content Security Policy/);
    // The browser reports the request before it blocks it.
    errors.allow(/^Request: https:\/\/elsewhere\.example\/$/);
    // None of this could be tried while trusted types are required.
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const policy = answer.headers()['content-security-policy'] ?? '';
      expect(policy).toMatch(TRUSTED_TYPES);
      const headers = { ...answer.headers(), 'content-security-policy': policy.replace(TRUSTED_TYPES, '') };
      await route.fulfill({ response: answer, headers });
    });
    await page.goto('/');
    const title = await page.title();
    expect(await page.evaluate(violatePolicy, FORBIDDEN.length)).toEqual(FORBIDDEN);
    expect(await page.title()).toBe(title);
    await expect(page.locator('body')).toBeVisible();
  });

  test('never let strings become HTML or a script', async ({ page, errors }) => {
    errors.demand(/requires 'TrustedHTML' assignment/);
    errors.demand(/requires 'TrustedScript' assignment|requires 'TrustedScriptURL' assignment/);
    errors.demand(/TrustedTypePolicy named 'mine'/);
    await page.goto('/');
    // The lower part of the page is laid out a moment later and contains text as well.
    await page.locator('html:not([data-below])').waitFor();
    const [title, text] = [await page.title(), await page.locator('body').innerText()];
    expect(await page.evaluate(useText, 12)).toEqual({
      passed: [],
      forbidden: [...Array.from({ length: 11 }, () => 'require-trusted-types-for'), 'trusted-types'],
    });
    expect([await page.title(), await page.locator('body').innerText()]).toEqual([title, text]);
  });

  test('cannot be violated even by a test that allows all messages', () => {
    const said = 'Console: Executing inline script violates the following Content Security Policy directive';
    expect(findUnexpectedErrors([said, 'Console: no network'], { allowed: [/./], demanded: [] })).toEqual([said]);
    expect(findUnexpectedErrors([said], { allowed: [], demanded: [/inline script/] })).toEqual([]);
    expect(findUnexpectedErrors([], { allowed: [/./], demanded: [/inline script/] })).toHaveLength(1);
  });

  // A single tour of all pages covers both, because each page takes a second.
  test('are on every page and file, no page violates them, and nothing moves with reduced motion', async ({
    page,
    errors,
  }) => {
    errors.allow(/^Request: https:\/\/i\.ytimg\.com\/vi\//);
    errors.allow(/\/no\/such-page/);
    await page.route(PICTURES, (route) => route.fulfill({ status: 200, contentType: 'image/svg+xml', body: '<svg/>' }));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const answers = await answersDuring(page, async () => {
      for (const path of [...TRIED_PAGES.map(({ path }) => path), '/no/such-page']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
        expect.soft(await findMovingParts(page), path).toEqual([]);
      }
    });
    expect(answers.flatMap(problemsIn)).toEqual([]);
    expect(differencesIn(answers)).toEqual([]);
  });

  test('are on the inbox, its emails, the link in one, and all responses from the auth service', async ({
    page,
    site,
    errors,
  }) => {
    // Playwright's script is not allowed to run in an email's frame.
    errors.allow(/Blocked script execution/);
    const link = await sendEmail(site, createAddress('max'));
    const answers = await answersDuring(page, async () => {
      await openInbox(page);
      await page.locator('.mails a').first().click();
      await page.getByRole('link', { name: 'View as plain text' }).click();
      await page.goto(link);
      const rows = page.waitForResponse(/\/rest\/v1\//);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await rows;
    });
    expect(answers.flatMap(problemsIn)).toEqual([]);
  });

  test('allow sounds and confetti', async ({ page }) => {
    const courtyard = new GamePage(page, '/times-tables');
    // Registered before the page opens, because it may load them immediately.
    const banks = ['shared', 'times-tables'].map((bank) => page.waitForResponse(`**/sounds/${bank}.webm`));
    await courtyard.openFrozen('?seed=21');
    await courtyard.canvasReady();
    await courtyard.answerQuestions('right');
    await courtyard.expectState('completed');
    for (const bank of banks) expect((await bank).status()).toBe(200);
    await courtyard.passUntilSeen('canvas.confetti');
  });
});
