import { type Avatar, DEFAULT_AVATAR, HERO_COLORS } from '../../../../machines/core/hero';
import { BURST_DRAWINGS } from '../../../play/celebration/drawings';
import { drawHeroHead, heroMarkup, type Mouth } from '../../../play/hero/drawing';
import { SUITS } from '../../../play/hero/suit';
import type { Drawing } from '../../../stage/atlas';
import { correctBadge } from '../../../stage/badges';
import { paletteColour, transformMarkup } from '../../../stage/drawing';
import { drawingInColours, drawingsByName, fillColours } from '../../../stage/drawings';
import cap from '../drawings/hero/driving-cap.svg?drawing';
import ghost from '../drawings/place/ghost.svg?drawing';
import balloon from '../drawings/tones/balloon.svg?drawing';
import boat from '../drawings/tones/boat.svg?drawing';
import scarfHigh from '../drawings/tones/scarf-high.svg?drawing';
import scarfLow from '../drawings/tones/scarf-low.svg?drawing';
import { COAST } from './colours';

type Drawings = Readonly<Record<string, Drawing>>;
type Area = Drawing['area'];

const files: Drawings = drawingsByName(
  import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true }),
);

export const CART_SCALE = 1.12;
const GHOST_SCALE = 0.86;
/** Centres of the wheels in units from the middle of the cart, and their radius. */
export const WHEELS = { x: [-48 * CART_SCALE, 58 * CART_SCALE], y: 26 * CART_SCALE, radius: 21 * CART_SCALE } as const;

/** Scales a drawing, including its area. */
const grown = (inner: string, [x, y, width, height]: Area, scale: number): Drawing => ({
  inner: transformMarkup(inner, { scale }),
  area: [x * scale, y * scale, Math.ceil(width * scale), Math.ceil(height * scale)],
});

/** The upper left corner of the hero's drawing in units from the middle of the cart, and its scale. */
export const RIDER = { x: -78 * CART_SCALE, y: -142 * CART_SCALE, scale: 0.62 * CART_SCALE } as const;
/** The head and shoulders in the hero's drawing. The cart hides the rest. */
const RIDER_AREA: Area = [36, -12, 168, 206];

const rider = (avatar: Avatar, mood: Mouth): Drawing =>
  grown(heroMarkup(avatar, 'torso') + drawHeroHead(avatar, mood) + cap.inner, RIDER_AREA, RIDER.scale);

/** The player's hero in two positions, with a scarf in the colour of the cape. */
const riders = (avatar: Avatar): Drawings => {
  const { cape: base, 'cape-shade': shade } = SUITS[avatar.color];
  return {
    'scarf high': drawingInColours(scarfHigh, { base, shade }),
    'scarf low': drawingInColours(scarfLow, { base, shade }),
    'rider smile': rider(avatar, 'smile'),
    'rider cheer': rider(avatar, 'cheer'),
    'rider oops': rider(avatar, 'oops'),
  };
};

/** The ghost with its flag. The origin is midway between its wheels. */
export const GHOST_AREA = ghost.area;

/** A balloon with the points of a milestone. The origin is centred below its basket. */
export const BALLOON_AREA = balloon.area;
/** Position of the tick on a balloon that the cart has passed. */
export const TICK = { x: 33, y: -108, radius: 13 } as const;

const boatOf = (sail: string, sailShade: string, scale: number): Drawing =>
  grown(fillColours(boat.inner, { sail, 'sail-shade': sailShade }), boat.area, scale);

const { base: BOARD, shade: BOARD_SHADE, passed: PASSED, passedShade: PASSED_SHADE } = COAST.balloon;

const overSea = (): Drawings => ({
  balloon: drawingInColours(balloon, { base: BOARD, shade: BOARD_SHADE }),
  'balloon passed': drawingInColours(balloon, { base: PASSED, shade: PASSED_SHADE }),
  tick: correctBadge(TICK.radius),
  'boat 0': boatOf(paletteColour('coral-400'), paletteColour('coral-600'), 0.9),
  'boat 1': boatOf(paletteColour('sun-400'), paletteColour('sun-600'), 0.6),
});

/** Scale of the rivals, who drive on the far side of the road. */
const RIVAL_SCALE = 0.84;
/** Colours of the player's cart, and of the rivals' carts. */
const OWN_PAINTS = ['coral-300', 'coral-400', 'coral-600'] as const;
const RIVAL_PAINTS = [
  ['teal-300', 'teal-400', 'teal-600'],
  ['violet-300', 'violet-500', 'violet-700'],
  ['sun-200', 'sun-400', 'sun-600'],
] as const;

/** The area of a rival. The origin is the centre of its cart. */
export const RIVAL_AREA: Area = [-140, -150, 260, 210];

/** The rivals: heroes in different suits from the player's, each in a cart of a different colour. */
function rivals(avatar: Avatar): Drawings {
  const suits = HERO_COLORS.filter((color) => color !== avatar.color);
  return Object.fromEntries(
    RIVAL_PAINTS.map((paints, index) => {
      const own = drawCart({ ...DEFAULT_AVATAR, color: suits[index] ?? avatar.color }, 'smile');
      const inner = OWN_PAINTS.reduce(
        (drawn, from, which) => drawn.replaceAll(paletteColour(from), paletteColour(paints[which]!)),
        own,
      );
      return [`rival ${index}`, { inner: transformMarkup(inner, { scale: RIVAL_SCALE }), area: RIVAL_AREA }];
    }),
  );
}

export const coastDrawings = (avatar: Avatar): Drawings => ({
  ...files,
  ...riders(avatar),
  ghost: grown(ghost.inner, GHOST_AREA, GHOST_SCALE),
  ...rivals(avatar),
  ...overSea(),
  ...BURST_DRAWINGS,
});

/** Cart and rider for pictures on the page. The origin is the centre of the cart. */
export const drawCart = (avatar: Avatar, mood: Mouth): string =>
  cartWith(
    fileOf('scarf high') + transformMarkup(riders(avatar)[`rider ${mood}`]?.inner ?? '', { x: RIDER.x, y: RIDER.y }),
  );

export const EMPTY_CART = cartWith('');

function cartWith(rider: string): string {
  const [back, front] = WHEELS.x.map((x) => transformMarkup(fileOf('wheel'), { x, y: WHEELS.y }));
  return [fileOf('cart shadow'), rider, fileOf('cart'), back, front].join('');
}

function fileOf(name: string): string {
  return files[name]?.inner ?? '';
}

/** A passed milestone. The origin is centred below it. */
export const drawMilestone = (): string =>
  (overSea()['balloon passed']?.inner ?? '') + transformMarkup(overSea()['tick']?.inner ?? '', TICK);

/** The origin is midway between its wheels. */
export const ghostPicture = ghost.inner;
