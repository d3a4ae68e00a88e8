/* Generates the site's icons and, in each language, its link preview pictures, from its own drawings. With `--
   --screenshots`, also generates the manifest's screenshots, from the built site. The Chromium
   that scripts/browser.ts finds draws everything; the results are committed in assets. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../scripts/browser.ts';
import { GAMES } from '../scripts/games.ts';
import { isEnglish, LANGUAGE, listLanguageFolders, readLocale } from '../scripts/site/languages.ts';
import { recompressPng } from './icons/png.ts';
import { takeScreenshots } from './icons/screenshots.ts';
import { gameSharePage, SHARE_PICTURE_SIZE, siteSharePage } from './icons/share.ts';

const ROOT = join(import.meta.dirname, '..');
const ASSETS = join(ROOT, 'assets');
/** Maximum size of a picture in bytes. Some services ignore larger ones. */
const MAX_BYTES = 100_000;
/** The parameter that asks for the manifest's screenshots too, which are those of English. */
const SCREENSHOTS = '--screenshots';
/** The colour behind the logo, for systems that crop icons to their own shape. */
const TILE = '#fff4cc';

const drawing = (path: string): string => readFileSync(join(ASSETS, 'pictures', path), 'utf8');

/** A CSS rule with an embedded font, because the generated pages do not have a URL. */
function fontRule(family: string, script = 'latin'): string {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const file = join(ROOT, `node_modules/@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`);
  const bytes = readFileSync(file).toString('base64');
  return `@font-face { font-family: ${family}; font-weight: 200 1000; src: url(data:font/woff2;base64,${bytes}); }`;
}

const FONTS = [fontRule('Fredoka'), fontRule('Nunito'), fontRule('Noto Sans Devanagari', 'devanagari')].join('\n');

function keep(path: string, bytes: Buffer): void {
  const file = join(ASSETS, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  process.stdout.write(`${path}: ${(bytes.byteLength / 1000).toFixed(1)} KB\n`);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Renders an HTML page to an image. One browser page is reused, because each new one takes GPU
 * memory.
 */
async function painted(sheet: Page, html: string, size: Size): Promise<Buffer> {
  await sheet.setContent(html);
  await sheet.evaluate(() => document.fonts.ready);
  return recompressPng(await sheet.screenshot({ omitBackground: true, clip: { x: 0, y: 0, ...size } }));
}

/**
 * The logo on its tile, with a width of `ratio` of the edge, and either rounded corners or full
 * bleed.
 */
function iconPage(edge: number, ratio: number, isRound: boolean): string {
  const tile = drawing('logo/mark-tile.svg');
  const mark = /<g transform[^>]*>(.*)<\/g>/s.exec(tile)?.[1] ?? '';
  const scale = (96 * ratio) / 64;
  const offset = 48 - 32 * scale;
  return `<!doctype html><style>*{margin:0}svg{display:block}</style><svg width="${edge}" height="${edge}" viewBox="0 0 96 96">
    <rect width="96" height="96" rx="${isRound ? 24 : 0}" fill="${TILE}"/>
    <g transform="translate(${offset} ${offset}) scale(${scale})">${mark}</g></svg>`;
}

/** An .ico file that contains one PNG of 32 x 32. */
function iconFile(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of images
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, png]);
}

async function makeIcons(sheet: Page): Promise<void> {
  const icon = (edge: number, ratio: number, isRound: boolean) =>
    painted(sheet, iconPage(edge, ratio, isRound), { width: edge, height: edge });
  keep('icons/icon-192.png', await icon(192, 0.73, true));
  keep('icons/icon-512.png', await icon(512, 0.73, true));
  // Systems may crop it to a circle with a diameter of four fifths of the edge.
  keep('icons/maskable-512.png', await icon(512, 0.56, false));
  keep('icons/apple-touch-icon.png', await icon(180, 0.68, false));
  keep('favicon.ico', iconFile(await icon(32, 0.84, true)));
}

async function makeSharePictures(sheet: Page, id?: string): Promise<void> {
  const { base } = await readLocale(ROOT);
  const logo = drawing('logo/mark-tile.svg');
  const ratio = async (name: string, html: string): Promise<void> => {
    const bytes = await painted(sheet, html, SHARE_PICTURE_SIZE);
    if (bytes.byteLength > MAX_BYTES)
      throw new Error(`The picture of ${name} is ${bytes.byteLength} bytes, which is too large.`);
    keep(`pictures/share${base}/${name}.png`, bytes);
  };
  for (const game of GAMES.filter((game) => id === undefined || game.id === id))
    await ratio(game.id, gameSharePage({ ...game, scene: drawing(`places/${game.id}.svg`) }, logo, FONTS));
  if (id !== undefined) return;
  await ratio(
    'numeria',
    siteSharePage((id) => drawing(`islands/${id}.svg`), logo, FONTS),
  );
}

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_ARGUMENTS] });
try {
  const sheet = await browser.newPage({ viewport: SHARE_PICTURE_SIZE });
  // `-- <id>` draws only the picture shown in links to that game.
  const id = process.argv.slice(2).find((parameter) => !parameter.startsWith('--'));
  if (id === undefined && isEnglish()) await makeIcons(sheet);
  await makeSharePictures(sheet, id);
  if (process.argv.includes(SCREENSHOTS)) await takeScreenshots(join(ROOT, 'dist'), keep);
} finally {
  await browser.close();
}
if (isEnglish())
  for (const language of listLanguageFolders(ROOT))
    execFileSync(
      process.execPath,
      [import.meta.filename, ...process.argv.slice(2).filter((one) => one !== SCREENSHOTS)],
      {
        env: { ...process.env, [LANGUAGE]: language },
        stdio: 'inherit',
      },
    );
