/* Turns a release, which is the same for everyone, into the site of one operator: replaces the tokens in its files with the
   operator's settings (facts.ts). */
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { findMistakes, readSetting, type Settings } from '../../backend/settings.ts';
import { COMPRESSORS, MIN_BYTES } from './compress.ts';
import { EXPIRY_TOKEN, escapeHtml, FACTS, readSiteFacts, type SiteFacts, TOKEN_START, TOKENS } from './facts.ts';
import { parseSupabaseOrigin } from './headers.ts';
import { getExpiry } from './security-text.ts';

export interface Configuration {
  /** The folder of the release's site, which is only read. */
  readonly built: string;
  /** Replaced as a whole once everything has been written. */
  readonly target: string;
  readonly settings: Settings;
  readonly today?: Date;
  /** Whether changed files get new compressed copies. Otherwise their copies are only removed. */
  readonly hasCopies?: boolean;
}

/** Files that can contain tokens. Scripts are the same for all operators, so they have none. */
const TEXT = /\.(?:html|txt|xml|json|webmanifest|conf|toml)$|(?:^|\/)(?:_headers|_redirects|Caddyfile)$/;
const WORKER = /^sw[\w-]*\.js$/;

type Escape = (fact: string) => string;

const inJson: Escape = (fact) => JSON.stringify(fact).slice(1, -1);

function escapeFor(name: string): Escape {
  if (/\.(?:html|xml)$/.test(name)) return escapeHtml;
  return /\.(?:json|webmanifest)$/.test(name) ? inJson : (fact) => fact;
}

/** Removes the token of a fact that is not set. Pages say that it is not set, and other files leave out the line. */
function withoutFact(name: string, text: string, token: string): string {
  if (!text.includes(token)) return text;
  if (name.endsWith('.html'))
    return text
      .replaceAll(new RegExp(`(data-unset="([^"]*)"[^>]*>)${token}`, 'g'), '$1$2')
      .replaceAll(`"${token}"`, '""');
  return text
    .split('\n')
    .filter((line) => !line.includes(token))
    .join('\n');
}

const TOKEN = new RegExp(`${TOKEN_START}[a-z-]+`, 'g');

/** The text of a release's file with the facts in place of the tokens. Throws an Error if it contains an unknown token. */
export function fillIn(name: string, text: string, facts: SiteFacts, today: Date): string {
  if (!text.includes(TOKEN_START)) return text;
  const unset = FACTS.filter((fact) => facts[fact] === '');
  const values = new Map([
    ...FACTS.filter((fact) => !unset.includes(fact)).map((fact) => [TOKENS[fact], facts[fact]] as const),
    [EXPIRY_TOKEN, getExpiry(today)],
  ]);
  const escape = escapeFor(name);
  return unset
    .reduce((made, fact) => withoutFact(name, made, TOKENS[fact]), text)
    .replaceAll(TOKEN, (token) => {
      const value = values.get(token);
      if (value === undefined) throw new Error(`${name} contains the unknown token ${token}.`);
      return escape(value);
    });
}

/**
 * Adds the Supabase project that stores accounts, if there is one: pages find it in their head
 * (src/account/backend.ts), and the policy in the files for hosting providers allows requests to it.
 */
function withAccounts(name: string, text: string, settings: Settings): string {
  const origin = parseSupabaseOrigin(settings['VITE_SUPABASE_URL']);
  const key = readSetting(settings, 'VITE_SUPABASE_PUBLISHABLE_KEY');
  if (origin === null || key === undefined) return text;
  if (name.endsWith('.html'))
    return text.replace('</head>', `<meta name="numeria-backend" data-url="${origin}" data-key="${key}"></head>`);
  const allowed = text.replaceAll("connect-src 'self'", `connect-src 'self' ${origin}`);
  return origin.startsWith('http:') ? allowed.replaceAll('; upgrade-insecure-requests', '') : allowed;
}

/**
 * Service workers list pages with a revision, by which devices notice a change. The revision of a configured page depends
 * only on its revision in the release and on the settings, so a new release renews only the pages that it changes.
 */
export const withRevisions = (worker: string, changed: ReadonlySet<string>, settings: string): string =>
  worker.replaceAll(/(url:"([^"]+)",revision:")(\w+)"/g, (whole, start: string, url: string, revision: string) => {
    if (!changed.has(url)) return whole;
    return `${start}${createHash('md5').update(`${revision} ${settings}`).digest('hex')}"`;
  });

async function renewCopies(file: string, text: string, hasCopies: boolean): Promise<void> {
  const body = Buffer.from(text);
  for (const [ending, compress] of [
    ['br', COMPRESSORS.br],
    ['gz', COMPRESSORS.gzip],
  ] as const) {
    const copy = `${file}.${ending}`;
    if (hasCopies && body.byteLength >= MIN_BYTES) writeFileSync(copy, await compress(body));
    else rmSync(copy, { force: true });
  }
}

async function fillInFolder(
  folder: string,
  settings: Settings,
  { today = new Date(), hasCopies = true }: Pick<Configuration, 'today' | 'hasCopies'>,
): Promise<void> {
  const facts = readSiteFacts(settings);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.split(sep).join('/'));
  const changed = new Map<string, string>();
  const change = (name: string, by: (text: string) => string): void => {
    const text = readFileSync(join(folder, name), 'utf8');
    const made = by(text);
    if (made !== text) changed.set(name, made);
  };
  for (const name of names)
    if (TEXT.test(name)) change(name, (text) => withAccounts(name, fillIn(name, text, facts, today), settings));
  const pages = new Set(changed.keys());
  const written = JSON.stringify([facts, settings['VITE_SUPABASE_URL'], settings['VITE_SUPABASE_PUBLISHABLE_KEY']]);
  for (const name of names) if (WORKER.test(name)) change(name, (text) => withRevisions(text, pages, written));
  await Promise.all(
    [...changed].map(async ([name, text]) => {
      writeFileSync(join(folder, name), text);
      await renewCopies(join(folder, name), text, hasCopies);
    }),
  );
}

/** Whether a built site has tokens in place of an operator's settings. */
export function isRelease(folder: string): boolean {
  const home = join(folder, 'index.html');
  return existsSync(home) && readFileSync(home, 'utf8').includes(TOKENS.address);
}

/** Whether one folder contains the other. */
const overlaps = (one: string, other: string): boolean =>
  !relative(one, other).startsWith('..') || !relative(other, one).startsWith('..');

/** Whether a folder can be replaced: it does not exist, is empty, or is a site. */
function isReplaceable(folder: string): boolean {
  if (!existsSync(folder)) return true;
  if (readdirSync(folder).length === 0) return true;
  const home = join(folder, 'index.html');
  return existsSync(home) && readFileSync(home, 'utf8').includes('<meta name="numeria-site"');
}

/** Makes copied files writable for the owner, because the files of a release can be read-only. */
function makeWritable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

/**
 * Copies a release's site to another folder, with an operator's settings in place of its tokens. Throws an Error with a
 * readable message, and changes nothing, if a setting is invalid or the folder contains anything other than a site.
 */
export async function configureSite({ built, target, settings, ...options }: Configuration): Promise<void> {
  const mistakes = findMistakes(settings);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  const [from, to] = [resolve(built), resolve(target)];
  if (!isRelease(from))
    throw new Error(
      `${from} is not the site of a release, so it cannot be configured. Settings become part of any other site when it is built: npm run build`,
    );
  if (overlaps(from, to))
    throw new Error(`The site cannot be configured inside its own folder: choose one outside ${from}.`);
  if (!isReplaceable(to))
    throw new Error(`${to} contains something other than a site. Nothing was changed. Choose a new folder.`);
  const draft = join(to, '..', `.${basename(to)}-draft`);
  const previous = join(to, '..', `.${basename(to)}-previous`);
  for (const folder of [draft, previous]) rmSync(folder, { recursive: true, force: true });
  try {
    cpSync(from, draft, { recursive: true });
    makeWritable(draft);
    await fillInFolder(draft, settings, options);
    if (existsSync(to)) renameSync(to, previous);
    renameSync(draft, to);
  } catch (error) {
    if (existsSync(previous) && !existsSync(to)) renameSync(previous, to);
    throw error;
  } finally {
    for (const folder of [draft, previous]) rmSync(folder, { recursive: true, force: true });
  }
}
