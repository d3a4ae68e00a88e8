/* What the rules for nginx (nginx-file.ts) and for Caddy (caddy-file.ts) have in common. Both servers answer as
   scripts/serve.ts does. */
import { FILES_FOR_HOSTS, getServerHeaders, type HeaderRule } from './headers.ts';

/** The media types of the site's files by extension, so that no server depends on the list of its system. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html;charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  m4a: 'audio/mp4',
  map: 'application/json',
  md: 'text/markdown',
  mp3: 'audio/mpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain;charset=utf-8',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'text/xml',
};

/** Examples of a page, and of a file that is not a page. No rule names them. */
export const PAGE = '/page';
export const FILE = '/file.txt';

export const escapePattern = (text: string): string => text.replaceAll('.', '\\.');

/** Matches the paths of files that are not for visitors. */
export const FOR_HOSTS = `^/(?:${FILES_FOR_HOSTS.map(escapePattern).join('|')})/*$`;
/** A group of files: the paths that begin with `start`, or only those with an extension if it is not a folder. */
interface FileGroup {
  readonly start: string;
  readonly isFolder: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

export const groupFiles = (rules: readonly HeaderRule[]): readonly FileGroup[] =>
  [...new Set(rules.map(({ pattern }) => pattern))]
    .filter((pattern) => pattern.endsWith('*') && pattern !== '/*')
    .map((pattern) => {
      const start = pattern.slice(0, -1);
      const isFolder = start.endsWith('/');
      return { start, isFolder, headers: getServerHeaders(rules, `${start}${isFolder ? 'file' : ''}.js`) };
    });

/** A header that particular paths have instead of the one for all pages. */
interface Exception {
  readonly name: string;
  readonly value: string;
  readonly paths: readonly string[];
}

const keyOf = ({ name, value }: HeaderRule): string => `${name}: ${value}`;

export function findExceptions(rules: readonly HeaderRule[]): readonly Exception[] {
  const single = rules.filter(({ pattern }) => !pattern.endsWith('*'));
  return [...new Map(single.map((rule) => [keyOf(rule), rule])).values()].map((rule) => ({
    name: rule.name,
    value: rule.value,
    paths: single.filter((other) => keyOf(other) === keyOf(rule)).map(({ pattern }) => pattern),
  }));
}

export const indent = (text: string, by: string): string => text.replaceAll(/^(?=.)/gm, by);

export const quote = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
