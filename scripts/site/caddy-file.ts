/* The site's headers, redirects and error pages as rules for Caddy: `Caddyfile`, which a site imports. */
import { getServerHeaders, type HeaderRule } from './headers.ts';
import { FILE, FOR_HOSTS, findExceptions, groupFiles, indent, MEDIA_TYPES, PAGE, quote } from './server-rules.ts';

/** Names that begin with a dot. These take several patterns, because RE2, which Caddy uses, has no negative lookahead. */
const WELL_KNOWN = '^/\\.well-known(?:/|$)';
const HIDDEN = '/\\.';
const HIDDEN_IN_WELL_KNOWN = '^/\\.well-known/(?:.*/)?\\.';

const set = (matcher: string, headers: Readonly<Record<string, string>>): string =>
  [`header ${matcher} {`, ...Object.entries(headers).map(([name, value]) => `\t${name} ${quote(value)}`), '}'].join(
    '\n',
  );

/** The paths of the not-found pages: `/404` and one for each language. */
const NOT_FOUND_PAGE = /^(.*)\/404$/;

/** The content of `Caddyfile`, for Caddy 2.6 or later. `pages` are the paths of all pages. */
export function formatCaddyFile(rules: readonly HeaderRule[], pages: readonly string[]): string {
  const ofPages = getServerHeaders(rules, PAGE);
  const ofFiles = getServerHeaders(rules, FILE);
  const groups = groupFiles(rules);
  const languages = pages.flatMap((page) => NOT_FOUND_PAGE.exec(page)?.[1] || []);
  const route = [
    '@numeria_method not method GET HEAD',
    `handle @numeria_method {\n${indent(
      [
        set('*', { ...ofPages, Allow: 'GET, HEAD', 'Content-Type': 'text/plain;charset=utf-8' }),
        `respond "This site only answers GET and HEAD requests." 405`,
      ].join('\n'),
      '\t',
    )}\n}`,
    ...Object.entries(MEDIA_TYPES).map(
      ([extension, type]) =>
        `@numeria_${extension} path *.${extension}\nheader @numeria_${extension} Content-Type ${quote(type)}`,
    ),
    '@numeria_pages expression `!{path}.matches("\\\\.\\\\w+$") || {path}.endsWith(".html")`',
    set('@numeria_pages', ofPages),
    '@numeria_files expression `{path}.matches("\\\\.\\\\w+$") && !{path}.endsWith(".html")`',
    set('@numeria_files', ofFiles),
    ...groups.flatMap(({ start, isFolder, headers }, at) => [
      `@numeria_group_${at} ${isFolder ? `path ${start}*` : `path_regexp ^${start}.*\\.\\w+$`}`,
      set(`@numeria_group_${at}`, headers),
    ]),
    ...findExceptions(rules).flatMap(({ name, value, paths }, at) => [
      `@numeria_exception_${at} path ${paths.join(' ')}`,
      set(`@numeria_exception_${at}`, { [name]: value }),
    ]),
    `@numeria_hidden {\n\tnot path_regexp ${WELL_KNOWN}\n\tpath_regexp ${HIDDEN}\n}\nerror @numeria_hidden 404`,
    `@numeria_hidden_too path_regexp ${HIDDEN_IN_WELL_KNOWN}\nerror @numeria_hidden_too 404`,
    `@numeria_for_hosts path_regexp ${FOR_HOSTS}\nerror @numeria_for_hosts 404`,
    '@numeria_slash path_regexp slash ^(.*[^/])/+$\nroute @numeria_slash {\n' +
      '\t@numeria_moved file {re.slash.1}.html\n' +
      '\troute @numeria_moved {\n\t\turi path_regexp /+$ ""\n\t\tredir * {uri} 308\n\t}\n\terror 404\n}',
    '@numeria_page file {path}.html\nrewrite @numeria_page {path}.html',
    'file_server {\n\tprecompressed br gzip\n\tdisable_canonical_uris\n}',
  ];
  const missing = [
    '@numeria_no_page expression {http.error.status_code} in [403, 404]',
    `handle @numeria_no_page {\n${indent(
      [
        set('*', { ...ofPages, 'Content-Type': 'text/html;charset=utf-8' }),
        'header -ETag\nheader -Cross-Origin-Resource-Policy',
        ...languages.flatMap((base) => [
          `@numeria_in_${base.slice(1)} path ${base}/*`,
          `handle @numeria_in_${base.slice(1)} {\n\trewrite * ${base}/404.html\n\tfile_server {\n\t\tprecompressed br gzip\n\t}\n}`,
        ]),
        'handle {\n\trewrite * /404.html\n\tfile_server {\n\t\tprecompressed br gzip\n\t}\n}',
      ].join('\n'),
      '\t',
    )}\n}`,
  ];
  return [
    '# Written by the build of Numeria. Import it in a site whose root is this folder:',
    '#     maths.example.org {',
    '#         root * /srv/numeria',
    '#         import /srv/numeria/Caddyfile',
    '#     }',
    `route {\n${indent(route.join('\n'), '\t')}\n}`,
    `handle_errors {\n${indent(missing.join('\n'), '\t')}\n}`,
    '',
  ].join('\n');
}
