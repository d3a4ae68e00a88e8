import type { HeroCape } from '../../../machines/core/hero';
import { path, shaded, star, stroke } from '../../stage/drawing';
import type { Suit } from './suit';

const CAPE_OUTLINE: Readonly<Record<HeroCape, string>> = {
  default: 'M92 150C60 170 26 206 6 254C28 272 66 266 92 274C124 283 156 276 186 262C180 218 168 178 148 150Z',
  star: 'M92 150C60 172 26 208 4 252C22 250 32 262 36 274C50 260 66 262 76 280C88 264 104 264 114 282C126 264 140 262 152 276C160 262 172 256 188 256C182 214 166 178 148 150Z',
  wave: 'M92 150C54 168 36 204 -4 218C10 232 28 228 36 242C46 260 66 250 78 264C90 278 112 262 126 272C144 284 164 262 188 270C184 224 168 178 148 150Z',
  flames:
    'M94 150C64 170 34 200 12 240C10 226 8 220 4 214C-4 244 2 266 18 282C20 268 26 260 34 254C38 270 50 282 68 290C66 274 72 262 80 254C88 272 102 284 122 288C118 274 122 262 130 254C138 268 152 278 172 280C166 268 168 254 174 246C178 252 184 256 190 258C186 218 166 178 148 150Z',
};
const FLAME_INSIDE =
  'M98 168C76 186 52 206 34 232C26 238 22 244 20 252C28 242 36 238 44 236C46 252 52 262 60 268C62 254 70 244 82 238C88 252 96 262 108 266C108 252 116 242 130 238C138 250 146 256 156 260C156 246 162 238 168 234C160 208 150 186 138 168Z';
const CAPE_STARS = [
  [40, 238, 14, -8],
  [74, 214, 9, 10],
  [86, 252, 11, 0],
  [128, 252, 10, 14],
  [58, 204, 7, 0],
  [166, 236, 10, -10],
] as const;

/** The cape, behind everything. */
export const cape = (kind: HeroCape, [base, shade, light]: Suit['cape']): string => {
  const outline = CAPE_OUTLINE[kind];
  const wave = (y: number) =>
    stroke(`M0 ${y}C24 ${y - 16} 40 ${y + 18} 66 ${y + 4}S106 ${y + 6} 126 ${y + 14}S160 ${y} 190 ${y + 12}`, light, 8);
  switch (kind) {
    case 'default': {
      const fold = stroke('M76 190C64 214 58 236 54 268', shade, 5, { opacity: 0.35 });
      return shaded(outline, base, shade, { dx: -16, dy: -12, over: fold });
    }
    case 'star': {
      const stars = CAPE_STARS.map(([x, y, size, turn]) =>
        path(star(x, y, size, size * 0.5, { corner: 2, turn: turn - 90 }), light),
      );
      return shaded(outline, base, shade, { dx: -14, dy: -10, over: stars.join('') });
    }
    case 'wave':
      return shaded(outline, base, shade, { dx: -14, dy: -10, over: wave(206) + wave(228) + wave(250) });
    case 'flames':
      return shaded(outline, base, shade, { dx: -12, dy: -8 }) + path(FLAME_INSIDE, light, { opacity: 0.9 });
  }
};
