/* Packs things onto a pan: crates in rows, tens in ten-frames of five per row, and the other weights next to them. */
import { type Pan, splitIntoWeights, type Weight } from '../../../../machines/algebra-adventure/balance';

/**
 * A thing on a pan. x and y locate the middle of its base relative to the middle of the rim; y is negative above
 * the rim.
 */
export interface Thing {
  readonly kind: 'crate' | Weight;
  readonly x: number;
  readonly y: number;
  /** 1 is the size as drawn. */
  readonly scale: number;
  /** The number on a crate; null for x and for weights. */
  readonly label: number | null;
}

/** The space that each thing takes up including its margin, in units. */
export const THING_SIZE = { crate: 66, 10: 58, 5: 50, 1: 40 } as const satisfies Record<Thing['kind'], number>;
/** Gaps between blocks that are side by side or stacked, and between rows of piles. */
const GAP = { beside: 10, above: 0, rowsOfPiles: 22 } as const;

interface Room {
  readonly width: number;
  readonly height: number;
}

/** Things that form a group, before scaling. */
interface Block extends Room {
  /** Relative to the middle of the block's base. A function, so that only the chosen packing is computed. */
  readonly things: () => readonly Omit<Thing, 'scale'>[];
}

/** Rows of one kind from the bottom up, with at most `perRow` things in each. */
function rows(kind: Thing['kind'], count: number, perRow: number, label: number | null = null): Block {
  const size = THING_SIZE[kind];
  const wide = Math.min(count, perRow);
  const things = () =>
    Array.from({ length: count }, (_, index) => {
      const row = Math.floor(index / perRow);
      const inRow = Math.min(perRow, count - row * perRow);
      return { kind, x: ((index % perRow) - (inRow - 1) / 2) * size, y: -row * size, label };
    });
  return { things, width: wide * size, height: Math.ceil(count / perRow) * size };
}

/** Puts blocks side by side or on top of each other, with a gap between them. */
function joined(blocks: readonly Block[], way: 'beside' | 'above', gap: number = GAP[way]): Block {
  const used = blocks.filter((it) => it.width > 0);
  const isBeside = way === 'beside';
  let along = gap * Math.max(0, used.length - 1);
  let across = 0;
  for (const block of used) {
    along += isBeside ? block.width : block.height;
    across = Math.max(across, isBeside ? block.height : block.width);
  }
  const [width, height] = isBeside ? [along, across] : [across, along];
  const things = () => {
    let [x, y] = [-width / 2, 0];
    return used.flatMap((block) => {
      const [atX, atY] = isBeside ? [x + block.width / 2, 0] : [0, y];
      if (isBeside) x += block.width + gap;
      else y -= block.height + gap;
      return block.things().map((thing) => ({ ...thing, x: thing.x + atX, y: thing.y + atY }));
    });
  };
  return { things, width, height };
}

const fittingScale = ({ width, height }: Block, room: Room): number =>
  Math.min(1, room.width / Math.max(1, width), room.height / Math.max(1, height));

/** The block that can be drawn largest; the first one if there is a tie. */
const largest = (blocks: readonly Block[], room: Room): Block =>
  blocks.reduce((best, block) => (fittingScale(block, room) > fittingScale(best, room) + 1e-9 ? block : best));

const scaled = (block: Block, room: Room): readonly Thing[] => {
  const scale = fittingScale(block, room);
  return block.things().map((thing) => ({ ...thing, x: thing.x * scale, y: thing.y * scale, scale }));
};

const countOf = (weights: readonly Weight[], kind: Weight): number =>
  weights.filter((weight) => weight === kind).length;

/** Ten-frames that are horizontal (five per row), or upright and side by side (two per row). */
function tenFrames(count: number, way: 'lying' | 'upright'): Block {
  if (way === 'lying') return rows(10, count, count <= 4 ? 2 : 5);
  const frames = Array.from({ length: Math.ceil(count / 10) }, (_, index) =>
    rows(10, Math.min(10, count - 10 * index), 2),
  );
  return joined(frames, 'beside', 0);
}

/** In order of preference, because the first one wins a tie. */
const CRATES_PER_ROW = [2, 5, 3, 4] as const;

/**
 * Fits the contents of a pan into the room as large as possible: crates on the left, then weights from heaviest
 * to lightest.
 */
export function layOutPan({ crates, units }: Pan, label: number | null, room: Room): readonly Thing[] {
  const weights = splitIntoWeights(units);
  const tens = countOf(weights, 10);
  const [five, ones] = [rows(5, countOf(weights, 5), 1), rows(1, countOf(weights, 1), 2)];
  const crateRows = CRATES_PER_ROW.map((perRow) => rows('crate', crates, perRow, label));
  const frames = [tenFrames(tens, 'lying'), tenFrames(tens, 'upright')];
  const others = [joined([five, ones], 'beside'), joined([ones, five], 'above')];
  const options = crateRows.flatMap((crate) =>
    frames.flatMap((frame) => others.map((other) => joined([crate, frame, other], 'beside'))),
  );
  return scaled(largest(options, room), room);
}

/** The fewest weights that make an amount, stacked with the heaviest at the bottom. */
const pileOf = (weights: readonly Weight[]): Block =>
  joined(
    weights.map((weight) => rows(weight, 1, 1)),
    'above',
  );

export function layOutPiles(count: number, each: number, room: Room): readonly Thing[] {
  const pile = pileOf(splitIntoWeights(each));
  const row = (piles: number): Block =>
    joined(
      Array.from({ length: piles }, () => pile),
      'beside',
    );
  const below = Math.ceil(count / 2);
  const inTwo = joined([row(below), row(count - below)], 'above', GAP.rowsOfPiles);
  return scaled(largest([row(count), inTwo], room), room);
}
