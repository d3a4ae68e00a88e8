/*
 * Where things stand on the coast: pure functions of the view, for the scene, its backdrop, and for what the page lays over
 * them. From top to bottom: the plate of the question, the road with its lamps, the pad. On a phone on its side the pad
 * stands beside the plate.
 */
import { RULES } from '../../../../machines/tables-check/rules';
import type { Area } from '../../../stage/area';
import { oncePerView } from '../../../stage/once-per-view';
import { FRAME, type Shape, type View } from '../../../stage/scene';

interface Position {
  readonly x: number;
  readonly y: number;
}

/** A lamp as it is drawn: how high it stands over the road, and how far apart two of them are. */
export const LAMP = { high: 50, apart: { landscape: 33, portrait: 20 } } as const;
/** Where the light of the lighthouse is, from the foot of its rock, and how wide the rock is. */
export const TOWER = { high: 262, rock: 190 } as const;

/** The keys of the pad, in CSS pixels, as its sheet says. */
const KEYS = { min: 50, max: 90, ofWindow: 0.068, header: 70, rows: 2, air: 30, onBoard: 88 } as const;
/** A stage as wide as this is a board: there all is drawn by its width. */
const BOARD_PX = { from: 1600, width: 1920 } as const;
/** A stage that is lower than this has its pad beside the plate. */
const LOW_PX = 400;
const EDGE = 14;
const GAP = 22;
const HERO = { portrait: 104, landscape: 190 } as const;

/** Where everything stands. */
export interface CoastLayout {
  /** Where the question is read, and how large its letters are: usually, and at the most. */
  readonly plate: Area;
  readonly letters: { readonly usual: number; readonly max: number };
  /** What of its width the light of the tower takes. */
  readonly beside: number;
  readonly pad: Area;
  readonly road: number;
  /** The feet of the lamps. */
  readonly lamps: readonly Position[];
  /** The foot of the rock with the lighthouse, how large it is, and where its light is. */
  readonly tower: Position & { readonly scale: number };
  readonly light: Position;
  /** Where somebody may stand beside the pad. */
  readonly shore: Area;
}

function padHeight({ left, right, top, bottom, scale }: View): number {
  const widthPx = (right - left) * scale;
  const board = widthPx < BOARD_PX.from ? 0 : widthPx / BOARD_PX.width;
  const usual = Math.min(KEYS.max, Math.max(KEYS.min, KEYS.ofWindow * ((bottom - top) * scale + KEYS.header)));
  const key = Math.max(usual, KEYS.onBoard * board);
  return (KEYS.rows * key + KEYS.air * Math.max(1, board)) / scale;
}

const lampsOn = (shape: Shape, road: number): readonly Position[] =>
  Array.from({ length: RULES.questions }, (_, index) => ({
    x: FRAME[shape].width / 2 + (index - (RULES.questions - 1) / 2) * LAMP.apart[shape],
    y: road,
  }));

/** What a question with its field takes, in sizes of its letters: in one line, or in two where the stage is upright. */
const LETTERS = {
  landscape: { usual: 100, ofHeight: 1, wide: 7.7, high: 1.7 },
  portrait: { usual: 92, ofHeight: 0.24, wide: 5.3, high: 3.1 },
} as const satisfies Record<Shape, unknown>;

/** How large the letters of a question are, and how large they may be at the most. */
function letterSizes(shape: Shape, { width, height }: Area): { readonly usual: number; readonly max: number } {
  const { usual, ofHeight, wide, high } = LETTERS[shape];
  const max = Math.min(width / wide, height / high);
  return { usual: Math.min(usual, ofHeight * height, max), max };
}

/** Where everything stands on a view. */
export const coastLayout = (view: View): CoastLayout => laidOut(view, 0);
const laidOut = oncePerView((view): CoastLayout => {
  const { shape, left, right, top, bottom, scale } = view;
  const middle = FRAME[shape].width / 2;
  const isLow = shape === 'landscape' && (bottom - top) * scale < LOW_PX;
  const padWide = isLow ? (right - left) * 0.46 : Math.min(right - left - EDGE, Math.max(560, 660 / scale));
  const high = isLow ? bottom - top - 2 * EDGE : padHeight(view);
  const pad = {
    x: isLow ? right - padWide - EDGE : middle - padWide / 2,
    y: bottom - EDGE - high,
    width: padWide,
    height: high,
  };
  const road = isLow ? bottom - EDGE - 8 : pad.y - GAP;
  const plateTop = top + (shape === 'portrait' ? HERO.portrait : EDGE);
  const plateLeft = left + EDGE;
  const plate = {
    x: plateLeft,
    y: plateTop,
    width: (isLow ? pad.x : right) - EDGE - plateLeft,
    height: road - LAMP.high - GAP / 2 - plateTop,
  };
  const letters = letterSizes(shape, plate);
  // Under a plate or a pad the tower is only as high as leaves its light free.
  const free = (road - plateTop - LETTERS.portrait.high * letters.usual) / (TOWER.high + 44);
  const tower =
    shape === 'portrait'
      ? { x: right - 62, y: road + 6, scale: Math.min(0.92, Math.max(0.4, free)) }
      : { x: right - 92, y: road + 6, scale: isLow ? 0.34 : 1 };
  return {
    plate,
    letters,
    beside: shape === 'portrait' ? 0 : right - EDGE - tower.x + 42,
    pad,
    road,
    lamps: lampsOn(shape, road),
    tower,
    light: { x: tower.x, y: tower.y - TOWER.high * tower.scale },
    shore: {
      x: left,
      y: bottom - HERO.landscape,
      width: isLow ? 0 : Math.max(0, pad.x - left),
      height: HERO.landscape - 8,
    },
  };
});

/** Where the question is read. */
export const plateArea = (view: View): Area => coastLayout(view).plate;
/** Where the pad is pressed. */
export const padArea = (view: View): Area => coastLayout(view).pad;
