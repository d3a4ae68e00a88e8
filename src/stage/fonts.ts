import { BitmapFont } from 'pixi.js';

/** The bitmap font of all scenes: the figures and signs of equations. Words stand in the DOM. */
export const NUMBERS = 'Numeria numbers';

const SIGNS = '0123456789+−×÷=?%/:.,≠ ';

let loading: Promise<void> | null = null;

/** Makes the bitmap font, once a page. The web font must be there first, or the fallback is baked in for good. */
export function loadSceneFonts(): Promise<void> {
  loading ??= install();
  return loading;
}

async function install(): Promise<void> {
  // A font that cannot be had is no reason not to play: the fallback has the same digits.
  await document.fonts.load('800 64px "Nunito Variable"', SIGNS).catch(() => []);
  const resolution = Math.min(2, globalThis.devicePixelRatio);
  BitmapFont.install({
    name: NUMBERS,
    style: { fontFamily: ['Nunito Variable', 'Nunito', 'sans-serif'], fontWeight: '800', fontSize: 64, fill: 0xffffff },
    chars: SIGNS,
    resolution,
    padding: 4,
  });
}
