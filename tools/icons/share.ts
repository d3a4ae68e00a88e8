/* The pictures for link previews: 1200 x 630, as Open Graph recommends. */

import { GAMES, type ListedGame } from '../../scripts/games.ts';
import { importCatalogue } from '../../scripts/site/languages.ts';
import type * as Listing from '../../src/pages/listing-text.ts';

const { appText, PAGE_TEXT } = await importCatalogue<typeof Listing>('pages/listing-text.ts');

export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Shown in a game's share picture in addition to the text of its manifest. */
interface SceneDrawing {
  /** SVG of 320 x 200. */
  readonly scene: string;
}

const style = (fonts: string): string => `
  ${fonts}
  * { box-sizing: border-box; margin: 0; }
  body { position: relative; width: ${SHARE_PICTURE_SIZE.width}px; height: ${SHARE_PICTURE_SIZE.height}px; overflow: hidden; }
  .place { position: absolute; inset: 0 0 0 auto; width: 730px; }
  .place svg, .edge { position: absolute; width: 100%; height: 100%; }
  .edge { inset: 0; }
  .words { position: absolute; inset: 0 auto 0 0; width: 500px; padding: 60px 0 52px 56px; display: flex; flex-direction: column; }
  h1 { font: 600 78px/1.02 Fredoka, 'Noto Sans Devanagari'; letter-spacing: -0.01em; color: #5a44cf; margin: auto 0 22px; max-width: 425px; text-wrap: balance; }
  p { font: 600 32px/1.3 Nunito, 'Noto Sans Devanagari'; color: #3f3d62; margin-bottom: auto; max-width: 380px; text-wrap: pretty; }
  footer { display: flex; align-items: center; gap: 16px; font: 600 28px/1.15 Fredoka, 'Noto Sans Devanagari'; color: #1b1b3a; white-space: nowrap; }
  footer svg { width: 64px; height: 64px; flex: none; }
  footer small { display: block; font: 700 21px/1.3 Nunito, 'Noto Sans Devanagari'; color: #5c5a7d; text-transform: lowercase; }
  .night h1 { color: #c9bfff; }
  .night p { color: #dedcf2; }
  .night footer { color: #ffffff; }
  .night footer small { color: #c3c1dd; }
  .sea { background: #85dbd3; }
  .isle { position: absolute; width: 230px; }
  .isle svg { display: block; width: 100%; overflow: visible; }
`;

/** The logo, the name and the site's tagline. */
const signature = (logo: string): string =>
  `<footer>${logo}<span>Numeria<small>${PAGE_TEXT['/'].title}</small></span></footer>`;

/** The text panel, whose right edge is a wave. */
const edge = (colour: string): string =>
  `<svg class="edge" viewBox="0 0 1200 630"><path fill="${colour}" d="M0 0H508C556 90 482 170 514 270S556 440 508 520S508 600 524 630H0Z"/></svg>`;

const page = (fonts: string, kind: string, body: string): string =>
  `<!doctype html><style>${style(fonts)}</style><body class="${kind}">${body}`;

/** In px, so that the longest word stays on the text panel: "multiplication" is as wide as it. */
const headingSize = (title: string): number => (/\S{13}/.test(title) ? 60 : 78);

/** A game's share picture as an HTML page. `fonts` are CSS rules. */
export function gameSharePage(
  { title, description, page: own, scene }: ListedGame & SceneDrawing,
  logo: string,
  fonts: string,
): string {
  const { isNight = false, focusPercent = 50 } = own.sharePicture ?? {};
  // As wide as its height requires, and moved so that the important part is centred in the
  // remaining space.
  const width = (SHARE_PICTURE_SIZE.height * 320) / 200;
  const left = Math.min(0, Math.max(730 - width, 365 - (width * focusPercent) / 100));
  return page(
    fonts,
    isNight ? 'night' : 'day',
    `<div class="place"><div style="position:absolute;left:${left}px;top:0;width:${width}px;height:100%">${scene}</div></div>
    ${edge(isNight ? '#1b1b3a' : '#fffbf5')}
    <div class="words"><h1 style="font-size:${headingSize(title)}px">${title}</h1><p>${description}</p>${signature(logo)}</div>`,
  );
}

/** The site's share picture: its islands. `islandOf` returns an island's drawing as SVG. */
export function siteSharePage(islandOf: (id: string) => string, logo: string, fonts: string): string {
  const isles = GAMES.flatMap(({ id, page: { sharePicture } }) => {
    if (sharePicture?.islandAt === undefined) return [];
    const [x, y] = sharePicture.islandAt;
    return [`<div class="isle" style="left:${x}px;top:${y}px">${islandOf(id)}</div>`];
  });
  const { invitation, description } = appText(GAMES.length);
  const waters = `<svg class="edge" viewBox="0 0 1200 630"><path fill="#9be3dc" d="M400 0H1200V150C1080 120 980 190 860 160S560 150 400 190Z"/><path fill="#68cfc7" d="M400 470C540 430 700 500 860 462S1080 470 1200 440V630H400Z"/></svg>`;
  return page(
    fonts,
    'sea',
    `${waters}${isles.join('')}${edge('#fffbf5')}
    <div class="words"><h1 style="font-size:62px">${invitation}</h1><p>${description}</p>${signature(logo)}</div>`,
  );
}
