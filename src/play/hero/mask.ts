import type { HeroMask } from '../../../machines/core/hero';
import {
  clipped,
  disc,
  ellipse,
  INK,
  oval,
  type Point,
  path,
  polygon,
  rounded,
  shaded,
  star,
  stroke,
} from '../../stage/drawing';
import { SKIN, type Suit } from './suit';

const GOGGLES = { dark: '#2B2358', light: '#4A3F8C' } as const;

const EYES = [
  { x: 99, size: 1, left: 46, right: 36, turn: -8 },
  { x: 150, size: 0.95, left: 36, right: 46, turn: 8 },
] as const;
const EYE_Y = 101;
const LENS_SCALE: Readonly<Record<HeroMask, number>> = { default: 0.66, square: 0.7, diamond: 0.62, star: 0.6 };

type Eye = (typeof EYES)[number];

/** The outline of a mask's plate round one eye. */
function plate(kind: HeroMask, { x, size, left, right, turn }: Eye, scale: number): string {
  const unit = size * scale;
  switch (kind) {
    case 'default':
      return ellipse(x, EYE_Y, 28 * unit);
    case 'square':
      return rounded(x - 27 * unit, EYE_Y - 27 * unit, 54 * unit, 54 * unit, 12 * unit);
    case 'diamond': {
      const tips: readonly Point[] = [
        [x - left * unit, EYE_Y],
        [x, EYE_Y - 40 * unit],
        [x + right * unit, EYE_Y],
        [x, EYE_Y + 36 * unit],
      ];
      return polygon(tips, 8 * unit);
    }
    case 'star':
      return star(x, EYE_Y - 3, 44 * unit, 26 * unit, { corner: 8 * unit, turn: turn - 90 });
  }
}

const lensOutline = (kind: HeroMask, eye: Eye): string =>
  kind === 'star' || kind === 'default'
    ? ellipse(eye.x, EYE_Y + (kind === 'star' ? 1 : 0), 17.5, 18.5)
    : plate(kind, eye, LENS_SCALE[kind]);

function lens(kind: HeroMask, eye: Eye): string {
  const rim = kind === 'star' ? ellipse(eye.x, EYE_Y + 1, 20, 21) : plate(kind, eye, LENS_SCALE[kind] + 0.13);
  const pupil =
    oval(eye.x + 3, EYE_Y + 1, 10, 12, INK) +
    disc(eye.x - 0.5, EYE_Y - 4, 4, '#fff') +
    disc(eye.x + 6.5, EYE_Y + 6, 2, '#fff', { opacity: 0.8 });
  const outline = lensOutline(kind, eye);
  return (kind === 'default' ? '' : path(rim, GOGGLES.dark)) + path(outline, '#fff') + clipped(outline, pupil);
}

/** The mask with the eyes. */
export function mask(kind: HeroMask, suit: Suit): string {
  const band =
    'M54 86C80 92 108 93 126 93C146 93 168 90 187 84C190 95 190 103 187 112C168 109 146 107 126 107C106 107 80 112 54 114C51 104 51 96 54 86Z';
  const isPlain = kind === 'default';
  const [base, shade] = isPlain ? [GOGGLES.dark, GOGGLES.dark] : suit.cape;
  const plates = EYES.map((eye) => {
    const outline = plate(kind, eye, 1);
    const shine = `M${eye.x - 34} 66H${eye.x + 18}L${eye.x - 14} 140H${eye.x - 40}Z`;
    const plain = isPlain ? clipped(outline, path(shine, GOGGLES.light, { opacity: 0.6 })) : '';
    return shaded(outline, base, shade, { dx: -5, dy: -5 }) + plain;
  });
  return (
    path(band, GOGGLES.dark) +
    path('M54 86C80 92 108 93 126 93L124 97C100 97 76 95 53 92Z', GOGGLES.light, { opacity: 0.7 }) +
    plates.join('') +
    EYES.map((eye) => lens(kind, eye)).join('')
  );
}

/** Closed lids over both lenses, for the blink. */
export const lids = (kind: HeroMask): string =>
  EYES.map((eye) => {
    const outline = lensOutline(kind, eye);
    const lash = `M${eye.x - 12} ${EYE_Y + 5}Q${eye.x} ${EYE_Y + 11} ${eye.x + 12} ${EYE_Y + 5}`;
    return path(outline, SKIN[1]) + clipped(outline, stroke(lash, GOGGLES.dark, 3.5));
  }).join('');
