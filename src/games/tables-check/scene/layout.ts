/*
 * The layout of the coast as pure functions of the view, for the scene, its backdrop, and the page elements over
 * it. From top to bottom: the plate with the question, the road with its lamps, the pad. On a phone in landscape
 * the pad is next to the plate.
 */
import { RULES } from '../../../../machines/tables-check/rules';
import type { Area } from '../../../stage/area';
import { memoisePerView } from '../../../stage/memoise-per-view';
import { FRAME, type Shape, type View } from '../../../stage/scene';

interface Position {
  readonly x: number;
  readonly y: number;
}

/** Height of a lamp above the road, and the spacing of lamps. */
export const LAMP = { high: 50, apart: { landscape: 33, portrait: 20 } } as const;
/** Height of the light above the base of its rock, and the width of the rock. */
export const TOWER = { high: 262, rock: 190 } as const;

/** Size of the pad's keys in CSS pixels. Keep in sync with its style sheet. */
const KEYS = { min: 50, max: 90, ofWindow: 0.068, header: 70, rows: 2, air: 30, onBoard: 88 } as const;
/**
 * A stage at least this wide is a whiteboard, on which everything scales with the width. Half a whiteboard that
 * is wider than high scales with its height.
 */
const BOARD_PX = { from: 1600, width: 1920, fromHeight: 1000, height: 928 } as const;
/** On a stage lower than this the pad is next to the plate, if it is wide enough for both. */
const LOW_PX = { height: 400, width: 520 } as const;
const EDGE = 14;
const GAP = 22;
const HERO = { portrait: 104, landscape: 190 } as const;
/** On a portrait stage the field is below its question, unless the plate is lower than this. */
const TWO_LINES_PX = 160;

export interface TablesCheckLayout {
  /** The area of the question, and its usual and maximum font size. */
  readonly plate: Area;
  /** One line for landscape, two lines for portrait. */
  readonly plateShape: Shape;
  readonly letters: { readonly usual: number; readonly max: number };
  /** Width taken up by the lighthouse, in units; 0 in portrait. */
  readonly beside: number;
  readonly pad: Area;
  readonly road: number;
  readonly lamps: readonly Position[];
  /** The base of the lighthouse's rock, its scale, and the position of its light. */
  readonly tower: Position & { readonly scale: number };
  readonly light: Position;
  readonly shore: Area;
}

function padHeight({ left, right, top, bottom, scale }: View): number {
  const [widthPx, heightPx] = [(right - left) * scale, (bottom - top) * scale];
  const board = Math.max(
    widthPx < BOARD_PX.from ? 0 : widthPx / BOARD_PX.width,
    heightPx < BOARD_PX.fromHeight || heightPx > widthPx ? 0 : heightPx / BOARD_PX.height,
  );
  const usual = Math.min(KEYS.max, Math.max(KEYS.min, KEYS.ofWindow * (heightPx + KEYS.header)));
  const key = Math.max(usual, KEYS.onBoard * board);
  return (KEYS.rows * key + KEYS.air * Math.max(1, board)) / scale;
}

const lampsOn = (shape: Shape, road: number): readonly Position[] =>
  Array.from({ length: RULES.questions }, (_, index) => ({
    x: FRAME[shape].width / 2 + (index - (RULES.questions - 1) / 2) * LAMP.apart[shape],
    y: road,
  }));

/**
 * Space that a question with its field needs, relative to the font size: on one line, or on two on a portrait
 * stage.
 */
const QUESTION_EMS = {
  landscape: { usual: 100, ofHeight: 1, wide: 7.7, high: 1.7 },
  portrait: { usual: 92, ofHeight: 0.24, wide: 5.3, high: 3.1 },
} as const satisfies Record<Shape, unknown>;

/** The usual and the maximum font size of a question. */
function letterSizes(shape: Shape, { width, height }: Area): { readonly usual: number; readonly max: number } {
  const { usual, ofHeight, wide, high } = QUESTION_EMS[shape];
  const max = Math.min(width / wide, height / high);
  return { usual: Math.min(usual, ofHeight * height, max), max };
}

export const tablesCheckLayout = (view: View): TablesCheckLayout => cachedLayout(view, 0);
const cachedLayout = memoisePerView((view): TablesCheckLayout => {
  const { shape, left, right, top, bottom, scale } = view;
  const middle = FRAME[shape].width / 2;
  const isLow =
    shape === 'landscape' && (bottom - top) * scale < LOW_PX.height && (right - left) * scale >= LOW_PX.width;
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
  const plateShape = plate.height * scale < TWO_LINES_PX ? 'landscape' : shape;
  const letters = letterSizes(plateShape, plate);
  // Below a plate or pad, the tower is only as high as it can be without its light being covered.
  const free = (road - plateTop - QUESTION_EMS.portrait.high * letters.usual) / (TOWER.high + 44);
  const tower =
    shape === 'portrait'
      ? { x: right - 62, y: road + 6, scale: Math.min(0.92, Math.max(0.4, free)) }
      : { x: right - 92, y: road + 6, scale: isLow ? 0.34 : 1 };
  return {
    plate,
    plateShape,
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

export const plateArea = (view: View): Area => tablesCheckLayout(view).plate;
export const padArea = (view: View): Area => tablesCheckLayout(view).pad;
