/*
 * The layout of the lagoon as pure functions of the view. The scene, its backdrop, and the buttons and text over
 * it all use them. From top to bottom: the pill with the question, the strip for feedback, the bubbles.
 */
import type { Area } from '../../../stage/area';
import { memoisePerView } from '../../../stage/memoise-per-view';
import { FRAME, type Shape, type View } from '../../../stage/scene';

export interface Position {
  readonly x: number;
  readonly y: number;
}

/** Radius of a bubble and of the ring around it, at a scale of 1. */
export const BUBBLE = { radius: 68, ring: 5 } as const;
/** How far bubbles bob up and down, in units. */
export const BOB_UNITS = 6;
/** Gap between the beads and the strip below them. */
const GAP = 6;
/** Gap between the rows of bubbles, large enough for one to swell before it pops and for one to sink. */
const ROW_GAP = 26;

/** How far the beads are outside the edge of the pill, their radius, and the width of the water behind them. */
export const BEAD_RING = { beads: 16, bead: 10, halo: 30 } as const;

/**
 * For each shape of the stage. If the view is larger than its frame, each `ratio` is the share of the spare
 * space that is added there.
 */
const PLAN = {
  landscape: {
    pill: { y: 110, halfWidth: 202, halfHeight: 70 },
    pillLow: { ratio: 0.25, max: 200 },
    horizon: { y: 250, ratio: 0.35 },
    radius: { min: 68, max: 92, ratio: 0.2 },
    columns: 4,
    /** How far each bubble floats above the lowest one. */
    raised: [34, 0, 24, 4],
    pitch: { min: 220, max: 270, ratio: 0.1 },
    belowRatio: 0.15,
    below: 24,
  },
  portrait: {
    pill: { y: 102, halfWidth: 176, halfHeight: 70 },
    // The hero looks over the pill.
    pillLow: { ratio: 0.6, max: 96 },
    horizon: { y: 238, ratio: 0.35 },
    radius: { min: 60, max: 100, ratio: 0.1 },
    columns: 2,
    raised: [10, 0, 10, 0],
    pitch: { min: 264, max: 330, ratio: 0.4 },
    belowRatio: 0.06,
    below: 12,
  },
} as const satisfies Record<Shape, unknown>;

export interface MentalMathsLayout {
  readonly pill: Area;
  readonly horizon: number;
  /** Where the hero can be on the left island. */
  readonly island: Area;
  /** Centres of the four bubbles, in the order of the choices, and their scale (1 is as drawn). */
  readonly bubbles: readonly Position[];
  readonly bubbleScale: number;
  /** The buttons over the bubbles, large enough to cover their bobbing. */
  readonly buttons: readonly Area[];
  /** The area for feedback between the pill and the bubbles. */
  readonly strip: Area;
  /** The centres of the twelve beads, clockwise from the top. */
  readonly beads: readonly Position[];
  /** Where the turtle starts, and how far it swims per answer. */
  readonly turtle: Position & { readonly step: number };
}

/** Distance per answer (if there is room), number of answers, and margins, in units. */
const SWIM = { max: 40, answers: 25, beside: 48, above: 34 } as const;
const BEADS = 12;
/** The sand of the left island, and how far below the horizon the hero's feet are. */
const ISLAND = { x: 34, width: 150, below: 32 } as const;

/**
 * For bubbles in the corners: their margin to the edges, their maximum reach, and the position of the pill
 * between them.
 */
const CORNERS = { margin: 8, reach: { landscape: 130, portrait: 104 }, pillRatio: 0.36, strip: 108 } as const;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Radius of a bubble with its ring at a scale of 1, without the bobbing. */
const FULL_RADIUS = BUBBLE.radius + BUBBLE.ring;

type BubbleArrangement = Pick<MentalMathsLayout, 'bubbles' | 'bubbleScale'> & {
  readonly pillY: number;
  /** How far a bubble extends from its centre, including the bobbing. */
  readonly reach: number;
};

function bubblesBelowPill({ shape, top, bottom, left, right }: View): BubbleArrangement {
  const plan = PLAN[shape];
  const middle = FRAME[shape].width / 2;
  const spareHeight = Math.max(0, bottom - top - FRAME[shape].height);
  const spareWidth = Math.max(0, right - left - FRAME[shape].width);
  const { radius, pitch, columns, raised } = plan;
  const scale = clamp(radius.min + spareHeight * radius.ratio, radius.min, radius.max) / BUBBLE.radius;
  const reach = FULL_RADIUS * scale + BOB_UNITS;
  const rowPitch = 2 * FULL_RADIUS * scale + ROW_GAP;
  const columnPitch = clamp(pitch.min + spareWidth * pitch.ratio, pitch.min, pitch.max);
  const lowest = bottom - reach - plan.below - spareHeight * plan.belowRatio;
  const rows = raised.length / columns;
  const bubbles = raised.map((up, index) => ({
    x: middle + ((index % columns) - (columns - 1) / 2) * columnPitch,
    y: lowest - up - (rows - 1 - Math.floor(index / columns)) * rowPitch,
  }));
  const pillY = top + plan.pill.y + Math.min(spareHeight * plan.pillLow.ratio, plan.pillLow.max);
  return { bubbles, bubbleScale: scale, reach, pillY };
}

/**
 * The bubbles in the corners, as large as the room next to the pill allows, or the room above and below it on a
 * narrow stage.
 */
function bubblesInCorners({ shape, top, bottom, left, right }: View): BubbleArrangement {
  const { halfWidth, halfHeight } = PLAN[shape].pill;
  const { margin, pillRatio, strip } = CORNERS;
  const [wide, high] = [right - left, bottom - top];
  const isBeside = shape === 'landscape';
  const room = isBeside
    ? Math.min((wide - 2 * (halfWidth + BEAD_RING.halo) - 2 * margin) / 4, (high - ROW_GAP - 2 * margin) / 4)
    : (high - 2 * (halfHeight + BEAD_RING.halo) - strip - 2 * margin) / 4;
  const reach = Math.min(room, CORNERS.reach[shape]);
  const [near, far] = [left + margin + reach, right - margin - reach];
  const [upper, lower] = [top + margin + reach, bottom - margin - reach];
  return {
    bubbles: [
      { x: near, y: upper },
      { x: far, y: upper },
      { x: near, y: lower },
      { x: far, y: lower },
    ],
    bubbleScale: (reach - BOB_UNITS) / FULL_RADIUS,
    reach,
    pillY: isBeside ? top + high * pillRatio : top + margin + 2 * reach + BEAD_RING.halo + halfHeight,
  };
}

export const mentalMathsLayout = (view: View): MentalMathsLayout => cachedLayout(view, 0);
const cachedLayout = memoisePerView((view): MentalMathsLayout => {
  const { shape, top, bottom, left, right, choices } = view;
  const plan = PLAN[shape];
  const middle = FRAME[shape].width / 2;
  const spareHeight = Math.max(0, bottom - top - FRAME[shape].height);
  const { bubbles, bubbleScale, reach, pillY } =
    choices === 'corners' ? bubblesInCorners(view) : bubblesBelowPill(view);
  const { halfWidth, halfHeight } = plan.pill;
  const pill = { x: middle - halfWidth, y: pillY - halfHeight, width: 2 * halfWidth, height: 2 * halfHeight };
  const buttons = bubbles.map(({ x, y }) => ({ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }));

  const stripTop = pill.y + pill.height + BEAD_RING.beads + BEAD_RING.bead + GAP;
  // Between bubbles in the corners of a wide stage, the strip extends down to the lower edge.
  const isBetween = choices === 'corners' && shape === 'landscape';
  const stripBottom = isBetween
    ? bottom - CORNERS.margin
    : Math.min(...buttons.map(({ y }) => y).filter((y) => y > pillY));
  const side = isBetween ? 2 * reach + 2 * CORNERS.margin : 0;
  const horizon = top + plan.horizon.y + spareHeight * plan.horizon.ratio;
  const step = Math.min(SWIM.max, (right - left - 2 * SWIM.beside) / SWIM.answers);
  return {
    pill,
    horizon,
    island: { x: ISLAND.x, y: top, width: ISLAND.width, height: horizon + ISLAND.below - top },
    bubbles,
    bubbleScale,
    buttons,
    strip: { x: left + side, y: stripTop, width: right - left - 2 * side, height: stripBottom - stripTop },
    beads: beadsAround(pill),
    turtle: { x: middle - (step * SWIM.answers) / 2, y: stripBottom - SWIM.above, step },
  };
});

/**
 * Twelve evenly spaced points around a pill, clockwise. The first one is just right of the middle of the upper
 * edge.
 */
function beadsAround({ x, y, width, height }: Area): readonly Position[] {
  const radius = height / 2 + BEAD_RING.beads;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const straight = width - height;
  const bend = Math.PI * radius;
  const around = 2 * (straight + bend);
  return Array.from({ length: BEADS }, (_, index) => {
    const way = ((index + 0.5) / BEADS) * around;
    const half = straight / 2;
    if (way < half) return { x: middleX + way, y: middleY - radius };
    if (way < half + bend) return pointOnBend(middleX + half, middleY, radius, (way - half) / radius - Math.PI / 2);
    if (way < half + bend + straight) return { x: middleX + half - (way - half - bend), y: middleY + radius };
    if (way < half + 2 * bend + straight)
      return pointOnBend(middleX - half, middleY, radius, (way - half - bend - straight) / radius + Math.PI / 2);
    return { x: middleX - half + (way - half - 2 * bend - straight), y: middleY - radius };
  });
}

const pointOnBend = (x: number, y: number, radius: number, angle: number): Position => ({
  x: x + radius * Math.cos(angle),
  y: y + radius * Math.sin(angle),
});

export const bubbleAreas = (view: View): readonly Area[] => mentalMathsLayout(view).buttons;

export const pillArea = (view: View): Area => mentalMathsLayout(view).pill;

export const stripArea = (view: View): Area => mentalMathsLayout(view).strip;
