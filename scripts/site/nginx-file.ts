/* The site's headers, redirects and error pages as rules for nginx: `nginx.conf`, which a server block includes. */
import { getServerHeaders, type HeaderRule } from './headers.ts';
import {
  escapePattern,
  FILE,
  FOR_HOSTS,
  findExceptions,
  groupFiles,
  indent,
  MEDIA_TYPES,
  PAGE,
  quote,
} from './server-rules.ts';

/** Escaped as in the file. */
const WRONG_METHOD = 'This site only answers GET and HEAD requests.\\n';

/** nginx takes patterns without escaping. */
const quotedPattern = (pattern: string): string => `"${pattern}"`;

const variableOf = (name: string): string => `$numeria_${name.toLowerCase().replaceAll('-', '_')}`;

const location = (at: string, ...lines: readonly string[]): string =>
  `location ${at} {\n${indent(lines.join('\n'), '    ')}\n}`;

/** The content of `nginx.conf`, for nginx 1.18 or later with `gzip_static`, as all distributions build it. */
export function formatNginxFile(rules: readonly HeaderRule[]): string {
  const ofPages = getServerHeaders(rules, PAGE);
  const add = (headers: Readonly<Record<string, string>>): string =>
    Object.entries(headers)
      .map(([name, value]) => `add_header ${name} ${ofPages[name] === value ? variableOf(name) : quote(value)} always;`)
      .join('\n');
  const parts = [
    '# Written by the build of Numeria. Include it in a server block for HTTPS that names this folder as its root:\n' +
      '#     server { listen 443 ssl; …; root /srv/numeria; include /srv/numeria/nginx.conf; }\n' +
      '# If the module for Brotli is loaded, add "brotli_static on;" there for smaller files.',
    'charset utf-8;\ncharset_types text/plain;\netag on;\ngzip_static on;\ngzip_vary on;\nabsolute_redirect off;',
    `types {\n${Object.entries(MEDIA_TYPES)
      .map(([extension, type]) => `    ${type.replace(/;.*/, '')} ${extension};`)
      .join('\n')}\n}\ndefault_type application/octet-stream;`,
    Object.entries(ofPages)
      .map(([name, value]) => `set ${variableOf(name)} ${quote(value)};`)
      .join('\n'),
    ...findExceptions(rules).map(({ name, value, paths }) => {
      const pattern = `^(?:${paths.map(escapePattern).join('|')})$`;
      return `if ($uri ~ ${quotedPattern(pattern)}) {\n    set ${variableOf(name)} ${quote(value)};\n}`;
    }),
    '# The language of a page, for its not-found page.\n' +
      'set $numeria_language "";\nif ($uri ~ "^/([a-z-]+)/") {\n    set $numeria_language $1;\n}',
    'if ($request_method !~ "^(?:GET|HEAD)$") {\n    return 405;\n}',
    `if ($uri ~ ${quotedPattern(FOR_HOSTS)}) {\n    return 404;\n}`,
    'if ($uri ~ "/\\.(?!well-known(?:/|$))") {\n    return 404;\n}',
    'error_page 403 404 @numeria_missing;\nerror_page 405 @numeria_method;\nerror_page 416 @numeria_range;',
    location('= /', 'try_files /index.html =404;', add(ofPages)),
    location('/', 'try_files $uri.html =404;', add(ofPages)),
    location(
      '~ "^(.*[^/])/+$"',
      add(ofPages),
      'set $numeria_page $1;\nif (-f $document_root$numeria_page.html) {\n    return 308 $numeria_page$is_args$args;\n}\nreturn 404;',
    ),
    location('~ "\\.html$"', 'try_files $uri =404;', add(ofPages)),
    ...groupFiles(rules).map(({ start, isFolder, headers }) =>
      location(isFolder ? `^~ ${start}` : `~ "^${start}.*\\.\\w+$"`, 'try_files $uri =404;', add(headers)),
    ),
    location('~ "\\.\\w+$"', 'try_files $uri =404;', add(getServerHeaders(rules, FILE))),
    location('@numeria_missing', 'try_files /$numeria_language/404.html /404.html =404;', add(ofPages)),
    location(
      '@numeria_method',
      'types {\n}\ndefault_type text/plain;\nadd_header Allow "GET, HEAD" always;',
      add(ofPages),
      `return 405 ${quotedPattern(WRONG_METHOD)};`,
    ),
    '# The headers have already been added, and any other location would add them again.\n' +
      location('@numeria_range', 'return 416 "";'),
  ];
  return `${parts.join('\n\n')}\n`;
}
