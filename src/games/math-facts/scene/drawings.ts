import type { Avatar } from '../../../../machines/core/hero';
import type { HeroMood } from '../../../play/hero/body';
import { heroParts } from '../../../play/hero/drawing';
import { SUITS } from '../../../play/hero/suit';
import type { Drawing } from '../../../stage/atlas';
import {
  box,
  disc,
  ellipse,
  INK,
  oval,
  paint,
  path,
  placed,
  rightBadge,
  shaded,
  star,
  stroke,
} from '../../../stage/drawing';
import { COAST } from './colours';

type Drawings = Readonly<Record<string, Drawing>>;
type Area = Drawing['area'];

/** How large cart and ghost stand on the road. */
export const CART_SCALE = 1.12;
const GHOST_SCALE = 0.86;
/** Where the wheels turn, in units from the middle of the cart, and how large they are. */
export const WHEELS = { x: [-48 * CART_SCALE, 58 * CART_SCALE], y: 26 * CART_SCALE, radius: 21 * CART_SCALE } as const;

/** A drawing made larger, with its area. */
const grown = (inner: string, [x, y, width, height]: Area, scale: number): Drawing => ({
  inner: placed(inner, { scale }),
  area: [x * scale, y * scale, Math.ceil(width * scale), Math.ceil(height * scale)],
});

const CART_BODY = 'M-82 18C-88 -16 -70 -34 -40 -36H26C62 -36 92 -10 96 16Q97 28 86 28H-72Q-81 28 -82 18Z';
const [CORAL_LIGHT, CORAL, CORAL_SHADE] = [paint('coral-300'), paint('coral-400'), paint('coral-600')];

const cartBody = (): string =>
  shaded(CART_BODY, CORAL, CORAL_SHADE, { dx: -8, dy: -10, light: CORAL_LIGHT, lightX: -120, lightY: -30 }) +
  path('M-44 -36H44C44 -24 32 -18 0 -18S-44 -24 -44 -36Z', CORAL_SHADE) +
  disc(0, 2, 19, paint('sun-400')) +
  path(star(0, 3, 14, 6.5, { corner: 2 }), INK) +
  shaded('M86 2C98 2 106 6 108 14C104 22 96 24 88 22Z', COAST.lamp.base, COAST.lamp.shade, { dx: -3, dy: -3 });

function wheel(): string {
  const spokes = [0, 72, 144, 216, 288].map((turn) => placed(box([-1.5, -10, 3, 9], 1.5, CORAL_SHADE), { turn }));
  return disc(0, 0, 21, COAST.tyre) + disc(0, 0, 13, COAST.rim) + disc(0, 0, 4.5, CORAL_SHADE) + spokes.join('');
}

/** The scarf as it flies up, and as it sinks; it has the colour of the hero's cape. */
const SCARF = {
  high: 'M-22 -42C-50 -58 -72 -44 -96 -58C-112 -66 -128 -58 -140 -50C-130 -46 -128 -38 -132 -30C-112 -36 -96 -22 -74 -26C-54 -30 -36 -18 -18 -26Z',
  low: 'M-22 -42C-50 -36 -72 -52 -96 -42C-112 -36 -126 -42 -140 -34C-130 -30 -128 -20 -132 -14C-112 -16 -96 -28 -74 -20C-54 -14 -36 -24 -18 -26Z',
} as const;

/** Where the hero's sheet begins, in units from the middle of the cart, and how large the hero sits in it. */
export const RIDER = { x: -78 * CART_SCALE, y: -142 * CART_SCALE, scale: 0.62 * CART_SCALE } as const;
/** Head and shoulders on the hero's sheet: the cart hides the rest. */
const RIDER_AREA: Area = [36, -12, 168, 206];

function rider(avatar: Avatar, mood: HeroMood): Drawing {
  const parts = heroParts(avatar);
  return grown(parts.torso + parts.head + parts[mood] + parts.mask, RIDER_AREA, RIDER.scale);
}

const carts = (avatar: Avatar): Drawings => {
  const [base, shade] = SUITS[avatar.color].cape;
  const scarf = (d: string) => grown(shaded(d, base, shade, { dx: -2, dy: -6 }), [-142, -66, 126, 54], CART_SCALE);
  return {
    'cart shadow': grown(oval(6, 48, 96, 7, COAST.shadow, { opacity: 0.26 }), [-91, 40, 194, 16], CART_SCALE),
    cart: grown(cartBody(), [-86, -38, 196, 68], CART_SCALE),
    wheel: grown(wheel(), [-22, -22, 44, 44], CART_SCALE),
    'scarf high': scarf(SCARF.high),
    'scarf low': scarf(SCARF.low),
    'rider smile': rider(avatar, 'smile'),
    'rider cheer': rider(avatar, 'cheer'),
    'rider oops': rider(avatar, 'oops'),
  };
};

/** The word "best" in strokes: pictures know no fonts. From its left end on the line. */
const BEST_WORD =
  'M0 -15V0M0 -5.5a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1 -11 0' +
  'M17 -5.8H28a5.5 5.5 0 1 0 -1.8 4' +
  'M42 -9.4c-1.6 -2 -7.4 -2 -7.6 .9c-.2 3.4 7.8 1.8 7.6 5.4c-.2 3.2 -6.6 3 -8.4 .7' +
  'M50.5 -14.5V-3.4q0 3.6 4.4 3M47 -10.2H54.6';

/** The ghost with its flag, from the middle between its wheels. */
export const GHOST_AREA = [-151, -138, 243, 186] as const satisfies Area;

function ghost(): string {
  const { base, wheel: paper, hub, word } = COAST.ghost;
  const tyre = (x: number) => disc(x, 26, 19, paper, { opacity: 0.9 }) + disc(x, 26, 9, hub);
  return (
    path('M-74 18C-78 -10 -62 -24 -34 -26H22C56 -26 84 -6 88 18Q88 26 80 26H-66Q-74 26 -74 18Z', base, {
      opacity: 0.72,
    }) +
    path(
      `${ellipse(-2, -56, 36, 34)}M-14 -84C-20 -100 -8 -112 12 -114C8 -104 20 -98 24 -108C30 -96 20 -86 8 -84Z`,
      base,
      { opacity: 0.72 },
    ) +
    tyre(-44) +
    tyre(52) +
    stroke('M-74 4V-134', paper, 5) +
    // It flies backwards, and so it is seen also while the ghost is hidden behind the cart.
    path('M-72 -136H-150L-138 -115L-150 -94H-72Z', paper) +
    placed(stroke(BEST_WORD, word, 4), { x: -131, y: -108 })
  );
}

/** A signpost, from the middle of its foot; its board points the way. */
export const SIGNPOST_AREA = [-46, -90, 94, 100] as const satisfies Area;
/** Where the tick of one that was passed stands. */
export const TICK = { x: 35, y: -78, radius: 13 } as const;

const POST = 'M-8 -44H6V2Q6 4 4 4H-6Q-8 4 -8 2Z';
const BOARD =
  'M-36 -86H20Q24 -86 27 -82.5L40 -67Q43 -63 40 -59L27 -43.5Q24 -40 20 -40H-36Q-43 -40 -43 -47V-79Q-43 -86 -36 -86Z';

function signpost(base: string, shade: string): Drawing {
  const { post, postShade, shadow } = COAST.signpost;
  const inner =
    oval(6, 4, 24, 5, shadow, { opacity: 0.3 }) +
    shaded(POST, post, postShade, { dx: -5, dy: 0 }) +
    shaded(BOARD, base, shade, { dx: -5, dy: -5 });
  return { inner, area: SIGNPOST_AREA };
}

function boat(sail: string, sailShade: string, scale: number): Drawing {
  const { hull, hullShade, jib } = COAST.boat;
  const inner =
    shaded('M0 -58V-6H38C30 -30 18 -46 0 -58Z', sail, sailShade, { dx: -4, dy: -3 }) +
    path('M-4 -50V-6H-26C-22 -24 -14 -38 -4 -50Z', jib) +
    shaded('M-34 -2H44C40 10 32 14 24 14H-18C-28 14 -32 6 -34 -2Z', hull, hullShade, { dx: -4, dy: -4 });
  return grown(inner, [-36, -60, 82, 76], scale);
}

const TUFT = 'M0 0C-14 -10 -16 -22 -12 -30C-6 -22 -2 -24 0 -34C4 -24 8 -22 14 -28C16 -18 12 -8 0 0Z';

function flowers(): string {
  const { petal, shade, stem } = COAST.flower;
  const blossoms = [
    [-18, -30],
    [0, -42],
    [18, -32],
    [-8, -22],
    [12, -18],
  ] as const;
  return blossoms
    .map(
      ([x, y]) =>
        stroke(`M0 6Q${x * 0.4} ${y * 0.5} ${x} ${y}`, stem, 4) +
        disc(x + 1, y + 1, 7.5, shade) +
        disc(x, y, 6.5, petal),
    )
    .join('');
}

const roadside = (): Drawings => ({
  signpost: signpost(COAST.signpost.base, COAST.signpost.shade),
  'signpost passed': signpost(COAST.signpost.passed, COAST.signpost.passedShade),
  tick: { inner: rightBadge(0, 0, TICK.radius), area: [-14, -14, 28, 28] },
  'boat 0': boat(paint('coral-400'), paint('coral-600'), 0.9),
  'boat 1': boat(paint('sun-400'), paint('sun-600'), 0.6),
  tuft: { inner: path(TUFT, COAST.bank.tuft), area: [-17, -35, 34, 36] },
  flowers: grown(flowers(), [-28, -52, 56, 62], 1.1),
  dash: { inner: box([0, 0, 66, 8], 4, COAST.road.line), area: [0, 0, 66, 8] },
  streak: { inner: box([0, 0, 60, 6], 3, '#fff', { opacity: 0.55 }), area: [0, 0, 60, 6] },
  'dust 0': { inner: disc(0, 0, 9, COAST.sand.dust), area: [-10, -10, 20, 20] },
  'dust 1': { inner: disc(0, 0, 6, COAST.sand.dustShade), area: [-7, -7, 14, 14] },
});

/** What the atlas of the scene holds: the cart with this player's hero, the ghost, and what passes by. */
export const coastDrawings = (avatar: Avatar): Drawings => ({
  ...carts(avatar),
  ghost: grown(ghost(), GHOST_AREA, GHOST_SCALE),
  ...roadside(),
});

/** Cart and rider by themselves, with 0,0 in the middle of the cart: for pictures of the page. */
export function cartPicture(avatar: Avatar, mood: HeroMood): string {
  const drawings = carts(avatar);
  const part = (name: string): string => drawings[name]?.inner ?? '';
  const [back, front] = WHEELS.x.map((x) => placed(part('wheel'), { x, y: WHEELS.y }));
  return [
    part('cart shadow'),
    part('scarf high'),
    placed(part(`rider ${mood}`), { x: RIDER.x, y: RIDER.y }),
    part('cart'),
    back,
    front,
  ].join('');
}

/** A milestone by itself, on the middle of its foot. */
export const milestonePicture = (): string =>
  (roadside()['signpost passed']?.inner ?? '') + placed(roadside()['tick']?.inner ?? '', TICK);

/** The ghost by itself, with 0,0 between its wheels. */
export const ghostPicture = ghost;
