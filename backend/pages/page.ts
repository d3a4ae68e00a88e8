import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Escapes text for HTML, including attributes. */
export function escapeHtml(text: string): string {
  const named: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => named[sign] ?? sign);
}

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
const MARK = read('mark.svg');

const require = createRequire(import.meta.url);
/** The site's fonts, embedded because the page is not allowed to load anything. */
const FONTS = Object.entries({
  Fredoka: require.resolve('@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2'),
  Nunito: require.resolve('@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2'),
}).map(
  ([family, file]) =>
    `@font-face { font-family: ${family}; font-weight: 200 1000; src: url(data:font/woff2;base64,${readFileSync(file, 'base64')}); }`,
);
const STYLE = [...FONTS, read('page.css')].join('\n');
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/**
 * A page of the backend: its title as text, its content as HTML, and its additional permissions.
 */
export interface Page {
  readonly title: string;
  readonly body: string;
  readonly status?: number;
  /** Whether the page contains frames from its own origin. */
  readonly framesOwn?: boolean;
}

/** A page that does not load anything, is not cached and does not send a referrer. */
export function createPageResponse(page: Page): Response {
  const { title, body, status = 200, framesOwn = false } = page;
  const html = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | Numeria</title>
<style>${STYLE}</style>
</head>
<body>
<header class="name">${MARK} Numeria</header>
<main>
${body}
</main>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `style-src ${STYLE_HASH}`,
    'font-src data:',
    "form-action 'none'",
    `frame-src ${framesOwn ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy.join('; '),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    },
  });
}
