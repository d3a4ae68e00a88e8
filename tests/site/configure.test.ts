import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { assert, constantFrom, property, string } from 'fast-check';
import { JSDOM } from 'jsdom';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { configureSite, fillIn, withRevisions } from '../../scripts/site/configure.ts';
import { createFactsMetaTag, EXPIRY_TOKEN, readSiteFacts, TOKEN_START, TOKENS } from '../../scripts/site/facts.ts';
import { securityText } from '../../scripts/site/security-text.ts';
import { propertyRuns } from '../helpers/property-runs';

const folder = mkdtempSync(join(tmpdir(), 'numeria-configure-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const built = join(folder, 'built');
const target = join(folder, 'target');
const TODAY = new Date('2027-03-01T18:30:00Z');

const SETTINGS = {
  NUMERIA_URL: 'https://maths.example.org/',
  NUMERIA_OPERATOR: 'Bell & Sons "Maths" <UK>',
  NUMERIA_OPERATOR_ADDRESS: '1 School Lane',
  NUMERIA_DATA_CONTACT: 'data@example.org',
  NUMERIA_HOSTING_REGION: 'Germany',
  NUMERIA_SUPPORT_EMAIL: 'help@example.org',
};

const NOBODY = 'Nobody has entered who runs it.';
/** Long enough for compressed copies. */
const LONG = 'Numeria '.repeat(200);
const page = (content: string): string =>
  `<!doctype html><html lang="en"><head>${createFactsMetaTag(TOKENS)}` +
  `<link rel="canonical" href="${TOKENS.address}/faq">` +
  `<script type="application/ld+json">{"url":"${TOKENS.address}/"}</script></head><body>${content}${LONG}</body></html>`;

const FILES: Readonly<Record<string, string>> = {
  'index.html': page(`<dd data-unset="${NOBODY}" class="x">${TOKENS.operator}</dd>`),
  'faq.html': page(`<a href="mailto:${TOKENS.supportEmail}">${TOKENS.supportEmail}</a>`),
  'plain.html': `<!doctype html><title>No facts</title>${LONG}`,
  'sw.js': 's({url:"faq.html",revision:"0a"},{url:"plain.html",revision:"0b"},{url:"assets/a.js",revision:null})',
  'sitemap.xml': `<loc>${TOKENS.address}/faq</loc>`,
  'robots.txt': `Sitemap: ${TOKENS.address}/sitemap.xml\n`,
  'list.json': JSON.stringify({ operator: TOKENS.operator }),
  '.well-known/security.txt': securityText(TOKENS, EXPIRY_TOKEN),
  'assets/a.js': 'import "./b.js";',
  _headers: "/*\n  Content-Security-Policy: connect-src 'self' https://player.example; upgrade-insecure-requests\n",
};

function write(root: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

const read = (name: string): string => readFileSync(join(target, name), 'utf8');
const configure = (settings: Readonly<Record<string, string>> = SETTINGS, hasCopies = true): Promise<void> =>
  configureSite({ built, target, settings, today: TODAY, hasCopies });

const revise = (worker: string, settings: string) => withRevisions(worker, new Set(['faq.html']), settings);

beforeEach(() => {
  for (const one of [built, target]) rmSync(one, { recursive: true, force: true });
  write(built, FILES);
  for (const ending of ['br', 'gz']) write(built, { [`faq.html.${ending}`]: 'old', [`plain.html.${ending}`]: 'same' });
});

describe('Configuring a release', () => {
  it("writes the operator's settings into pages, lists and security.txt", async () => {
    await configure();
    const { document } = new JSDOM(read('index.html')).window;
    expect(Object.fromEntries(Object.entries(document.querySelector('meta')?.dataset ?? {}))).toEqual({
      address: 'https://maths.example.org',
      supportEmail: 'help@example.org',
      dataContact: 'data@example.org',
      operator: SETTINGS.NUMERIA_OPERATOR,
      operatorAddress: '1 School Lane',
      region: 'Germany',
    });
    expect(document.querySelector('dd')?.textContent).toBe(SETTINGS.NUMERIA_OPERATOR);
    expect(JSON.parse(document.querySelector('script')?.textContent ?? '')).toEqual({
      url: 'https://maths.example.org/',
    });
    expect(read('faq.html')).toContain('<a href="mailto:help@example.org">help@example.org</a>');
    expect(JSON.parse(read('list.json'))).toEqual({ operator: SETTINGS.NUMERIA_OPERATOR });
    expect(read('sitemap.xml')).toBe('<loc>https://maths.example.org/faq</loc>');
    expect(read('.well-known/security.txt')).toBe(securityText(readSiteFacts(SETTINGS), '2028-02-28T00:00:00Z'));
  });

  it('says in pages that the operator is not set, and leaves the line out of security.txt', async () => {
    await configure({ NUMERIA_URL: 'https://maths.example.org' });
    const { document } = new JSDOM(read('index.html')).window;
    expect(document.querySelector('dd')?.textContent).toBe(NOBODY);
    expect(document.querySelector('meta')?.dataset['operator']).toBe('');
    expect(read('.well-known/security.txt')).toMatch(/^Contact: mailto:hello@numeria\.example\n/);
  });

  it('lets pages find the Supabase project with the accounts, and hosts allow it', async () => {
    await configure();
    expect(read('_headers')).toBe(FILES['_headers']);
    const accounts = {
      VITE_SUPABASE_URL: 'https://ref.supabase.co/',
      VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
    };
    await configure({ ...SETTINGS, ...accounts });
    const meta = new JSDOM(read('faq.html')).window.document.querySelector('meta[name="numeria-backend"]');
    expect(meta?.outerHTML).toContain('data-url="https://ref.supabase.co" data-key="sb_publishable_x"');
    expect(read('_headers')).toContain("connect-src 'self' https://ref.supabase.co https://player.example; upgrade");
    await configure({ ...SETTINGS, ...accounts, VITE_SUPABASE_URL: 'http://192.168.1.5:8000' });
    expect(read('_headers')).toMatch(/'self' http:\/\/192\.168\.1\.5:8000 https:\/\/player\.example\n$/);
  });

  it('makes devices download the changed pages again, and no others', async () => {
    await configure();
    const [faq, plain] = [...read('sw.js').matchAll(/revision:"(\w+)"/g)].map(([, revision]) => revision);
    expect(faq).toMatch(/^[\da-f]{32}$/);
    expect(plain).toBe('0b');
    await configure({ ...SETTINGS, NUMERIA_SUPPORT_EMAIL: 'other@example.org' });
    expect(read('sw.js')).not.toContain(faq);
  });

  it('renews the compressed copies of changed files', async () => {
    await configure();
    expect(brotliDecompressSync(readFileSync(join(target, 'faq.html.br'))).toString()).toBe(read('faq.html'));
    expect(gunzipSync(readFileSync(join(target, 'faq.html.gz'))).toString()).toBe(read('faq.html'));
    expect(read('plain.html.br')).toBe('same');
  });

  it('leaves out the copies of changed files for a server that compresses them itself', async () => {
    await configure(SETTINGS, false);
    expect([existsSync(join(target, 'faq.html.br')), existsSync(join(target, 'plain.html.br'))]).toEqual([false, true]);
  });

  it('does not change the release, and replaces an earlier site as a whole', async () => {
    await configure();
    write(target, { 'left-over.html': 'of an earlier release' });
    await configure();
    expect(existsSync(join(target, 'left-over.html'))).toBe(false);
    expect(readFileSync(join(built, 'faq.html'), 'utf8')).toBe(FILES['faq.html']);
    expect(existsSync(join(folder, '.target-draft'))).toBe(false);
  });

  it.each([
    ['NUMERIA_URL', 'maths.example.org'],
    ['NUMERIA_URL', 'https://maths.example.org/games'],
    ['NUMERIA_OPERATOR', 'two\nlines'],
    ['NUMERIA_DATA_CONTACT', 'data at example.org'],
    ['NUMERIA_SUPPORT_EMAIL', '"><script>@example.org'],
  ])('refuses %s=%s by name, with an example, before anything is replaced', async (name, value) => {
    write(target, { 'index.html': createFactsMetaTag(TOKENS) });
    await expect(configure({ ...SETTINGS, [name]: value })).rejects.toThrow(
      new RegExp(`^${name} must be .*For example: ${name}=`),
    );
    expect(read('index.html')).toBe(createFactsMetaTag(TOKENS));
  });

  it('refuses a folder with anything other than a site, and one inside the release', async () => {
    write(target, { 'thesis.txt': 'mine' });
    await expect(configure()).rejects.toThrow('contains something other than a site');
    expect(read('thesis.txt')).toBe('mine');
    await expect(configureSite({ built, target: join(built, 'site'), settings: SETTINGS })).rejects.toThrow('outside');
  });

  it('refuses a site that was built with its settings', async () => {
    write(built, { 'index.html': '<title>Numeria</title>' });
    await expect(configure()).rejects.toThrow('npm run build');
  });

  it('refuses a release with a token that it does not know, and replaces nothing', async () => {
    write(built, { 'new.txt': `${TOKEN_START}moon` });
    await expect(configure()).rejects.toThrow(`new.txt contains the unknown token ${TOKEN_START}moon`);
    expect(existsSync(target)).toBe(false);
  });

  it('shows any name exactly as it was entered, and lets none of it become HTML', () => {
    const { body } = new JSDOM().window.document;
    const facts = readSiteFacts(SETTINGS);
    const element = `<dd data-unset="x" title="${TOKENS.operator}">${TOKENS.operator}</dd>`;
    const names = string({ unit: 'grapheme', minLength: 1 }).filter((name) => !/\p{Cc}/u.test(name));
    assert(
      property(names, constantFrom('', '$&', '<b>', ...Object.values(TOKENS)), (name, ending) => {
        const operator = name + ending;
        body.innerHTML = fillIn('a.html', element, { ...facts, operator }, TODAY);
        expect(body.children).toHaveLength(1);
        expect(body.firstElementChild?.getAttribute('title')).toBe(operator);
        expect(body.textContent).toBe(operator);
      }),
      propertyRuns(300),
    );
  });

  it('gives an unchanged page the same revision in two releases', () => {
    const [first, second] = ['{url:"faq.html",revision:"0a"},1', '{url:"faq.html",revision:"0a"},2'];
    expect(revise(first, 'mine').slice(0, -1)).toBe(revise(second, 'mine').slice(0, -1));
    expect(revise(first, 'mine')).not.toBe(revise(first, 'yours'));
    expect(revise('{url:"fr/faq.html",revision:"0a"}', 'mine')).toContain('"0a"');
  });
});
